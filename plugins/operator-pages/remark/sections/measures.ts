import type {PhrasingContent} from 'mdast';
import {measureAnchor} from '../../record/measure';
import type {Measure, Measures} from '../../record/measure';
import type {OperatorView} from '../../views/views';
import {
  code,
  element,
  heading,
  inline,
  joinedText,
  joinLists,
  link,
  paragraph,
  table,
  text,
} from '../nodes';
import type {Child} from '../nodes';

const BETTER = {
  higher: 'higher',
  lower: 'lower',
  neither: 'depends on the case',
};

/** Section on the measures that an operator offers. */
export function measuresSection({measures}: OperatorView): Child[] {
  const head = ['Measure', 'Range', 'Better when'];
  const rows = measures.map(({title, href, range, better}) => [
    [href ? link(href, title) : text(title)],
    inline(range),
    [text(BETTER[better])],
  ]);
  return rows.length > 0 ? [table('operator-measures', head, {rows})] : [];
}

function entry([name, measure]: [string, Measure]): Child[] {
  const {title, also, about, formula, range, better, needs, example} = measure;
  const rows: [label: string, cell: PhrasingContent[]][] = [
    // A formula can be written as Markdown; without backticks, it is code.
    ['Formula', formula.includes('`') ? inline(formula) : [code(formula)]],
    ['Range', inline(range)],
    ['Better when', [text(BETTER[better])]],
    ['Needs', inline(needs)],
    ['Example', inline(example)],
  ];
  const names = joinedText(also, 'or');
  return [
    heading(3, title, measureAnchor(name)),
    paragraph(
      ...joinLists(
        inline(about),
        names && [text(' '), text(`Also called ${names}.`)],
      ),
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

/** Glossary of measures: for each measure, a heading, a text, and a table. */
export function measuresGlossary(measures: Measures): Child[] {
  return Object.entries(measures).flatMap(entry);
}
