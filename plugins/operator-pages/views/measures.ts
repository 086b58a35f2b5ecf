import {measureAnchor} from '../record/measure';
import type {Measure, Measures} from '../record/measure';
import type {OperatorIndex, OperatorPage} from '../registry/operatorIndex';
import {pageLink} from './usage';

/** A measure that an operator offers; without `href` where the site has no glossary. */
export type MeasureLink = Pick<Measure, 'title' | 'range' | 'better'> & {
  readonly href?: string;
};

/** The measures that an operator offers, with links to the glossary. */
export function measuresOf(
  page: OperatorPage,
  {
    measures,
    measuresPage,
    operatorIndex,
  }: {
    readonly measures: Measures;
    readonly measuresPage: string | undefined;
    readonly operatorIndex: OperatorIndex;
  },
): MeasureLink[] {
  const glossary = pageLink(measuresPage, page, operatorIndex);
  return page.record.measures.flatMap((name) => {
    const measure = measures[name];
    return measure
      ? [
          {
            title: measure.title,
            range: measure.range,
            better: measure.better,
            ...(glossary && {href: `${glossary.href}#${measureAnchor(name)}`}),
          },
        ]
      : [];
  });
}
