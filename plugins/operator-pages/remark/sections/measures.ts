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
import {filled} from '../words';
import type {Words} from '../words';

/** The measures that an operator offers. */
export function measuresSection(
  {measures}: OperatorView,
  words: Words,
): Child[] {
  const head = [
    words['measures.measure'],
    words['measures.range'],
    words['measures.better'],
  ];
  const rows = measures.map(({title, href, range, better}) => [
    [href ? link(href, title) : text(title)],
    inline(range),
    [text(words[`measures.${better}`])],
  ]);
  return rows.length > 0 ? [table('operator-measures', head, {rows})] : [];
}

function entry([name, measure]: [string, Measure], words: Words): Child[] {
  const {title, also, about, formula, range, better, needs, example} = measure;
  const rows: [label: string, cell: PhrasingContent[]][] = [
    // A formula can be written as Markdown; without backticks, it is code.
    [
      words['measures.formula'],
      formula.includes('`') ? inline(formula) : [code(formula)],
    ],
    [words['measures.range'], inline(range)],
    [words['measures.better'], [text(words[`measures.${better}`])]],
    [words['measures.needs'], inline(needs)],
    [words['measures.example'], inline(example)],
  ];
  const names = joinedText(also, words.or);
  return [
    heading(3, title, measureAnchor(name)),
    paragraph(
      ...joinLists(
        inline(about),
        names && [text(' '), text(filled(words['measures.also'], {names}))],
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

/** The glossary of measures: a heading, a text, and a table for each. */
export function measuresGlossary(measures: Measures, words: Words): Child[] {
  return Object.entries(measures).flatMap((one) => entry(one, words));
}
