import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {OperatorView} from '../views/views';
import {heading} from './nodes';
import type {Child} from './nodes';
import {operatorFigure} from './operatorFigure/operatorFigure';
import type {Report} from './pageProblems';
import {behaviorSection} from './sections/behavior';
import {capabilitiesSection} from './sections/capabilities';
import {equivalentsLine} from './sections/equivalents';
import {errorsLine} from './sections/errors';
import {
  deprecationBanner,
  referencesSection,
  seeAlsoSection,
} from './sections/links';
import {measuresSection} from './sections/measures';
import {parametersSection} from './sections/parameters';
import {portsSection, subprocessesSection} from './sections/ports';
import {usedInSection} from './sections/usedIn';
import type {Words} from './words';

/** A part of a page that is made from its view. */
type Section = {
  /** Name in the ids of words. */
  readonly id: string;
  /** Its heading in English; absent: none. A page must not write a section with this title. */
  readonly title?: string;
  /** Its nodes without the heading; an empty section is left out. */
  readonly nodes: (view: OperatorView, words: Words) => readonly Child[];
};

/** All sections by their place, in order: above the text, before the example, and at the end of the page. */
const SECTIONS: Readonly<Record<'top' | 'middle' | 'end', readonly Section[]>> =
  {
    top: [
      {id: 'deprecation', nodes: deprecationBanner},
      {id: 'drawing', nodes: operatorFigure},
    ],
    middle: [
      {id: 'input', title: 'Input', nodes: portsSection('inputs')},
      {id: 'output', title: 'Output', nodes: portsSection('outputs')},
      {id: 'subprocesses', title: 'Subprocesses', nodes: subprocessesSection},
      {id: 'parameters', title: 'Parameters', nodes: parametersSection},
      {id: 'measures', title: 'Measures', nodes: measuresSection},
      {id: 'capabilities', title: 'Capabilities', nodes: capabilitiesSection},
      {id: 'behavior', title: 'Behavior', nodes: behaviorSection},
      {id: 'errors', nodes: errorsLine},
    ],
    end: [
      {id: 'seeAlso', title: 'See also', nodes: seeAlsoSection},
      {id: 'equivalents', nodes: equivalentsLine},
      {id: 'usedIn', title: 'Used in', nodes: usedInSection},
      {id: 'references', title: 'References', nodes: referencesSection},
    ],
  };

/** Titles of sections by id, in English. */
export const SECTION_TITLES: Readonly<Record<string, string>> =
  Object.fromEntries(
    Object.values(SECTIONS)
      .flat()
      .flatMap(({id, title}) => (title ? [[id, title]] : [])),
  );

function titleOf(id: string, words: Words): string {
  return words[`section.${id}`] ?? SECTION_TITLES[id] ?? '';
}

function isSection(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

/** Reports the sections of the record that a page writes itself. */
function checkSections(tree: Root, words: Words, report: Report): void {
  const own = Object.keys(SECTION_TITLES).map((id) => titleOf(id, words));
  for (const node of tree.children.filter(isSection)) {
    const title = toString(node);
    if (own.includes(title)) {
      report(
        node.position?.start.line ?? 1,
        `the section "${title}" comes from the record; take it out of the text`,
      );
    }
  }
}

/**
 * Puts the sections of a record around the text of a page, those in the middle
 * before the heading that `sectionsBefore` begins. Such sections that the page
 * writes itself are reported.
 */
export function insertSections(
  tree: Root,
  view: OperatorView,
  {words, report}: {words: Words; report: Report},
): void {
  checkSections(tree, words, report);
  const {children} = tree;
  const start = Math.max(
    children.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm'),
    0,
  );
  const before = children.findIndex(
    (node) =>
      isSection(node) && toString(node).startsWith(words.sectionsBefore),
  );
  const at = before < 0 ? children.length : before;
  const sections = (place: keyof typeof SECTIONS) =>
    SECTIONS[place].flatMap(({id, title, nodes}) => {
      const body = nodes(view, words) as readonly RootContent[];
      return title && body.length > 0
        ? [heading(2, titleOf(id, words)), ...body]
        : body;
    });
  tree.children = [
    ...children.slice(0, start),
    ...sections('top'),
    ...children.slice(start, at),
    ...sections('middle'),
    ...children.slice(at),
    ...sections('end'),
  ];
}
