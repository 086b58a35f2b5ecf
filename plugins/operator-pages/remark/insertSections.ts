import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {RecordList} from '../record/types';
import type {OperatorView} from '../views/views';
import {operatorDrawing} from './operatorFigure/operatorDrawing';
import {code, drawn, element, text} from './nodes';
import type {Child} from './nodes';
import {badge} from './sections/badges';
import {deprecationBanner, seeAlsoSection} from './sections/links';
import {parametersSection} from './sections/parameters';
import {portsSection, subprocessesSection} from './sections/ports';

/** Sections that the record fills; a page must not write them itself. */
export const INSERTED_SECTIONS: readonly string[] = [
  'Input',
  'Output',
  'Subprocesses',
  'Parameters',
  'See also',
];

function isSection(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

function drawingFigure({title, kind, record, portTypes}: OperatorView): Child {
  const {properties, children} = operatorDrawing(title, record, portTypes);
  return element('figure', {className: ['operator-figure']}, [
    element('div', {className: ['operator-scroll']}, [
      drawn('svg', properties, children as Parameters<typeof drawn>[2]),
    ]),
    element('figcaption', {dataSearch: 'skip'}, [
      ...badge('kind', text(kind)),
      ...(record.key ? badge('key', text('key '), code(record.key)) : []),
    ]),
  ]);
}

/** What is wrong with the sections that a page writes itself. */
function sectionProblems(tree: Root): string[] {
  return tree.children
    .filter(isSection)
    .map((heading) => ({heading, title: toString(heading)}))
    .filter(({title}) => INSERTED_SECTIONS.includes(title))
    .map(
      ({heading, title}) =>
        `line ${heading.position?.start.line ?? 1}: the section "${title}" comes from the record; take it out of the text`,
    );
}

/**
 * Puts the drawing above the text of a page, and the sections of its record
 * before a heading of the text and after its end.
 * @throws Error if the page has written such a section itself.
 */
export function insertSections(
  tree: Root,
  view: OperatorView,
  sectionsBefore: string,
): void {
  const problems = sectionProblems(tree);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const {record, portTypes} = view;
  const isKnown = (list: RecordList): boolean =>
    !record.unrecorded.includes(list);
  const top = [
    ...deprecationBanner(record.deprecated, view.successors),
    drawingFigure(view),
  ];
  const middle = [
    ...portsSection('Input', record.inputs, portTypes, isKnown('inputs')),
    ...portsSection('Output', record.outputs, portTypes, isKnown('outputs')),
    ...subprocessesSection(record.subprocesses, portTypes),
    ...parametersSection(record.parameters, isKnown('parameters')),
  ];
  const {children} = tree;
  const first = children.findIndex(
    ({type}) => type !== 'yaml' && type !== 'mdxjsEsm',
  );
  const before = children.findIndex(
    (node) => isSection(node) && toString(node).startsWith(sectionsBefore),
  );
  const at = before < 0 ? children.length : before;
  const start = Math.max(first, 0);
  tree.children = [
    ...children.slice(0, start),
    ...top,
    ...children.slice(start, at),
    ...middle,
    ...children.slice(at),
    ...seeAlsoSection(view.related),
  ] as RootContent[];
}
