import type {PhrasingContent} from 'mdast';
import {measureAnchor} from '../../record/measure';
import type {Measure, Measures} from '../../record/types';
import type {MeasureLink} from '../../views/views';
import {
  anchored,
  code,
  element,
  heading,
  inline,
  joinedText,
  link,
  paragraph,
  table,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled} from '../words';
import type {Words} from '../words';

/** The section on the measures that an operator offers; none without any. */
export function measuresSection(
  measures: readonly MeasureLink[],
  words: Words,
): Child[] {
  if (measures.length === 0) {
    return [];
  }
  return [
    heading(2, words['section.measures']),
    table(
      'operator-measures',
      [
        [text(words['measures.measure'])],
        [text(words['measures.range'])],
        [text(words['measures.better'])],
      ],
      measures.map(({title, href, range, better}) => [
        [href ? link(href, title) : text(title)],
        inline(range),
        [text(words[`measures.${better}`])],
      ]),
    ),
  ];
}

function entry([name, measure]: [string, Measure], words: Words): Child[] {
  const {title, also, about, formula, range, better, needs, example} = measure;
  const rows: [label: string, cell: PhrasingContent[]][] = [
    // A formula may be written as Markdown; without any, it is code.
    [
      words['measures.formula'],
      formula.includes('`') ? inline(formula) : [code(formula)],
    ],
    [words['measures.range'], inline(range)],
    [words['measures.better'], [text(words[`measures.${better}`])]],
    [words['measures.needs'], inline(needs)],
    [words['measures.example'], inline(example)],
  ];
  return [
    anchored(3, title, measureAnchor(name)),
    paragraph(
      ...inline(about),
      ...(also.length > 0
        ? [
            text(' '),
            text(
              filled(words['measures.also'], {
                names: joinedText(also, words.or),
              }),
            ),
          ]
        : []),
    ),
    element(
      'dl',
      {className: ['operator-measure']},
      rows.flatMap(([label, cell]) => [
        element('dt', {}, [text(label)]),
        element('dd', {}, cell),
      ]),
    ),
  ];
}

/** The glossary of measures: a heading, a text, and a table for each. */
export function measuresGlossary(measures: Measures, words: Words): Child[] {
  return Object.entries(measures).flatMap((one) => entry(one, words));
}
