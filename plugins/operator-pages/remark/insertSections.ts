import type {BlockContent, Heading, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {EXAMPLE} from '../views/views';
import type {OperatorView} from '../views/views';
import {element, heading, text} from './nodes';
import type {Child} from './nodes';
import {operatorFigure} from './operatorFigure';
import type {Report} from './pageProblems';
import {behaviorSection, capabilitiesSection} from './sections/behavior';
import {equivalentsLine} from './sections/equivalents';
import {errorsLine} from './sections/errors';
import {
  deprecationBanner,
  referencesSection,
  seeAlsoSection,
  trapsSection,
  usedInSection,
} from './sections/links';
import {measuresSection} from './sections/measures';
import {neighborsSection} from './sections/neighbors';
import {parametersSection} from './sections/parameters';
import {portsSection, subprocessesSection} from './sections/ports';

/** A part of a page that is generated from its view. */
type Section = {
  /**
   * Heading, or title of the box. Absent if the section has none. A page must
   * not contain its own section with this title.
   */
  readonly title?: string;
  /** True if the search does not index it. Default: false. */
  readonly isUnsearched?: boolean;
  /** Returns its nodes without the heading. An empty section is left out. */
  readonly nodes: (view: OperatorView) => readonly Child[];
};

/**
 * Position of a section: above the text, in a box after the first paragraph,
 * before the example, or at the end of the page.
 */
type Place = 'top' | 'box' | 'middle' | 'end';

/** All sections by position, in order. */
const SECTIONS: Readonly<Record<Place, readonly Section[]>> = {
  top: [{nodes: deprecationBanner}, {nodes: operatorFigure}],
  box: [{title: 'Watch out', nodes: trapsSection}],
  middle: [
    {title: 'Input', nodes: portsSection('inputs')},
    {title: 'Output', nodes: portsSection('outputs')},
    {title: 'Subprocesses', nodes: subprocessesSection},
    {title: 'Parameters', nodes: parametersSection},
    {title: 'Measures', nodes: measuresSection},
    {title: 'Capabilities', nodes: capabilitiesSection},
    {title: 'Behavior', nodes: behaviorSection},
    {nodes: errorsLine},
  ],
  end: [
    {title: 'See also', nodes: seeAlsoSection},
    {nodes: equivalentsLine},
    {
      title: 'Often used with',
      isUnsearched: true,
      nodes: neighborsSection,
    },
    {title: 'Used in', nodes: usedInSection},
    {title: 'References', nodes: referencesSection},
  ],
};

/** Titles of all sections. */
export const SECTION_TITLES: readonly string[] = Object.values(SECTIONS)
  .flat()
  .flatMap(({title = []}) => title);

/**
 * Adds a title to a section: as a warning admonition of Docusaurus, or as a
 * heading.
 */
function titled(
  place: Place,
  title: string,
  body: readonly Child[],
  isUnsearched = false,
): readonly Child[] {
  if (place !== 'box') {
    return isUnsearched
      ? unsearched(heading(2, title), body)
      : [heading(2, title), ...body];
  }
  const label: Paragraph = {
    type: 'paragraph',
    data: {directiveLabel: true},
    children: [text(title)],
  };
  return [
    {
      type: 'containerDirective',
      name: 'warning',
      children: [label, ...(body as BlockContent[])],
    },
  ];
}

/** Excludes a heading and the text below it from the search. */
function unsearched(title: BlockContent, body: readonly Child[]): Child[] {
  const dataSearch = 'skip';
  return [
    {...title, data: {hProperties: {dataSearch}}},
    element('div', {dataSearch}, body),
  ];
}

function isSection(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

/**
 * Inserts the sections of a record into the text of a page. The middle sections
 * come before the example. A section that the page contains already is
 * reported.
 */
export function insertSections(
  tree: Root,
  view: OperatorView,
  report: Report,
): void {
  const {children} = tree;
  for (const node of children.filter(isSection)) {
    const title = toString(node);
    if (SECTION_TITLES.includes(title)) {
      report(
        node.position?.start.line ?? 1,
        `the section "${title}" comes from the record; take it out of the text`,
      );
    }
  }
  const start = Math.max(
    children.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm'),
    0,
  );
  const lead = children[start]?.type === 'paragraph' ? start + 1 : start;
  const before = children.findIndex(
    (node) => isSection(node) && toString(node).startsWith(EXAMPLE),
  );
  const at = before < 0 ? children.length : before;
  const sections = (place: Place) =>
    SECTIONS[place].flatMap(({title, isUnsearched, nodes}) => {
      const body = nodes(view);
      const section =
        title && body.length > 0
          ? titled(place, title, body, isUnsearched)
          : body;
      return section as readonly RootContent[];
    });
  tree.children = [
    ...children.slice(0, start),
    ...sections('top'),
    ...children.slice(start, lead),
    ...sections('box'),
    ...children.slice(lead, at),
    ...sections('middle'),
    ...children.slice(at),
    ...sections('end'),
  ];
}
