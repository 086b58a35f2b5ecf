import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {OperatorView} from '../views/views';
import {operatorDrawing} from './operatorFigure/operatorDrawing';
import {code, drawn, element, text} from './nodes';
import type {Child} from './nodes';
import type {Report} from './pageProblems';
import {badge} from './sections/badges';
import {behaviorSection} from './sections/behavior';
import {capabilitiesSection} from './sections/capabilities';
import {
  deprecationBanner,
  referencesSection,
  seeAlsoSection,
} from './sections/links';
import {measuresSection} from './sections/measures';
import {parametersSection} from './sections/parameters';
import {portsSection, subprocessesSection} from './sections/ports';
import {usedInSection} from './sections/usedIn';
import {filled, phrase, WORDS} from './words';
import type {Words} from './words';

/** Titles of the sections that the record fills; a page must not write them itself. */
function insertedSections(words: Words): string[] {
  return (Object.keys(WORDS) as (keyof Words)[])
    .filter((id) => id.startsWith('section.'))
    .map((id) => words[id]);
}

function isSection(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

function caption(
  {kind, record, sourceLine}: OperatorView,
  words: Words,
): Child[] {
  const {key, extension, since} = record;
  return [
    ...badge('kind', text(kind)),
    ...(key ? badge('key', ...phrase(words.key, {key: [code(key)]})) : []),
    ...(extension
      ? badge('extension', text(filled(words.extension, {extension})))
      : []),
    ...(since
      ? badge('since', text(filled(words.since, {version: since})))
      : []),
    ...(sourceLine
      ? [element('p', {className: ['operator-source']}, [text(sourceLine)])]
      : []),
  ];
}

function drawingFigure(view: OperatorView, words: Words): Child {
  const {title, record, portTypes: types} = view;
  const {properties, children} = operatorDrawing(title, record, {types, words});
  return element('figure', {className: ['operator-figure']}, [
    element('div', {className: ['operator-scroll']}, [
      drawn('svg', properties, children),
    ]),
    element('figcaption', {dataSearch: 'skip'}, caption(view, words)),
  ]);
}

/** Reports the sections of the record that a page writes itself. */
function checkSections(tree: Root, words: Words, report: Report): void {
  const inserted = insertedSections(words);
  for (const heading of tree.children.filter(isSection)) {
    const title = toString(heading);
    if (inserted.includes(title)) {
      report(
        heading.position?.start.line ?? 1,
        `the section "${title}" comes from the record; take it out of the text`,
      );
    }
  }
}

/** The sections before the example of a page. */
function middleSections(view: OperatorView, words: Words): Child[] {
  const {record, portTypes: types} = view;
  const ports = {types, words};
  return [
    ...portsSection('inputs', record, ports),
    ...portsSection('outputs', record, ports),
    ...subprocessesSection(record, ports),
    ...parametersSection(record, view.families, words),
    ...measuresSection(view.measures, words),
    ...capabilitiesSection(record.capabilities, record.capability_notes, words),
    ...behaviorSection(record.behavior, record.changes, words),
  ];
}

/**
 * Puts the drawing above the text of a page, and the sections of its record
 * before a heading of the text and after its end. Such sections that the page
 * writes itself are reported.
 */
export function insertSections(
  tree: Root,
  view: OperatorView,
  {
    sectionsBefore,
    words,
    report,
  }: {sectionsBefore: string; words: Words; report: Report},
): void {
  checkSections(tree, words, report);
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
    ...deprecationBanner(view.record.deprecated, view.successors, words),
    drawingFigure(view, words),
    ...children.slice(start, at),
    ...middleSections(view, words),
    ...children.slice(at),
    ...seeAlsoSection(view.related, words),
    ...usedInSection(view.usedIn, words),
    ...referencesSection(view.record.references, words),
  ] as RootContent[];
}
