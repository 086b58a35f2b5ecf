import type {
  OperatorRecord,
  Tier,
} from '../../../plugins/operator-pages/record/fields';
import {countWords, hasNode, headingsOf, textOf} from '../support/prose';
import type {Page} from '../support/page';

/**
 * Requirements for the pages of a tier: words of prose, sections, and
 * illustrations.
 */
type Demands = {
  /**
   * Minimum and maximum number of words of prose, including traps, without
   * tables, code, and headings.
   */
  readonly words: readonly [min: number, max: number];
  /** Required sections. */
  readonly sections: readonly string[];
  /** Required illustrations and links. */
  readonly shows: readonly Sight[];
};

/** A kind of illustration, or a link. */
type Sight = 'table' | 'drawing' | 'drawing or settings' | 'link';

/** Sections that a page can contain, in order. The record adds the others. */
const SECTIONS = ['Description', 'Example'];

/** Requirements by tier. Tiers with more complex operators have higher ones. */
export const DEMANDS: Readonly<Record<Tier, Demands>> = {
  A: {
    words: [400, 700],
    sections: SECTIONS,
    shows: ['table', 'drawing'],
  },
  B: {words: [200, 400], sections: SECTIONS, shows: ['table']},
  C: {
    words: [100, 200],
    sections: ['Description'],
    shows: ['drawing or settings'],
  },
  D: {words: [40, 100], sections: [], shows: ['link']},
  E: {words: [40, 80], sections: [], shows: []},
};

const LACKS: Readonly<Record<Sight, string>> = {
  table: 'a table',
  drawing: 'a process drawing',
  'drawing or settings': 'a process drawing, or settings as a table or code',
  link: 'a link to the page of its family',
};

function has({tree}: Page, sight: Sight): boolean {
  return hasNode(tree, (node) => {
    const isDrawing = node.type === 'code' && node.lang === 'process';
    switch (sight) {
      case 'table':
        return node.type === 'table';
      case 'drawing':
        return isDrawing;
      case 'drawing or settings':
        return node.type === 'table' || node.type === 'code';
      case 'link':
        return node.type === 'link';
    }
  });
}

/**
 * Counts a page's words of prose, including traps, without tables and headings.
 */
export function proseWords({tree, frontMatter}: Page): number {
  const {traps = []} = (frontMatter.operator ?? {}) as Partial<OperatorRecord>;
  return (
    countWords({
      ...tree,
      children: tree.children.filter(
        ({type}) => type !== 'table' && type !== 'heading',
      ),
    }) + traps.join(' ').split(/\s+/).filter(Boolean).length
  );
}

function sectionProblems({tree}: Page, {sections}: Demands): string[] {
  const found = headingsOf(tree)
    .filter(({depth}) => depth === 2)
    .map((heading) => textOf(heading));
  const allowed = SECTIONS.filter((title) => found.includes(title));
  return found.join() === allowed.join() &&
    sections.every((title) => found.includes(title))
    ? []
    : [
        `has the sections ${found.join(', ') || 'none'}; write ${sections.join(', ') || 'paragraphs'}, and what else there is below them`,
      ];
}

function exampleProblems(page: Page): string[] {
  const {tree} = page;
  const at = tree.children.findIndex(
    (node) => node.type === 'heading' && textOf(node) === 'Example',
  );
  const example = {...page, tree: {...tree, children: tree.children.slice(at)}};
  return at < 0 || has(example, 'drawing or settings')
    ? []
    : [
        'has an example without a table or code: show what goes in and comes out',
      ];
}

/**
 * Checks that the page of a deprecated operator maps its parameters to its
 * successor's.
 */
function successorProblems(page: Page, record: OperatorRecord): string[] {
  return record.tier !== 'E' ||
    record.parameters.length === 0 ||
    !record.deprecated?.successor ||
    has(page, 'table')
    ? []
    : [
        'has no table of old and new parameters: write `| Old parameter | New |`',
      ];
}

/**
 * Lists problems with a page's length, sections, and illustrations for its
 * tier.
 */
export function tierProblems(page: Page, record: OperatorRecord): string[] {
  if (record.tier === undefined) {
    return ['operator.tier is required: say how much there is to say, A to E'];
  }
  const demands = DEMANDS[record.tier];
  const [min, max] = demands.words;
  const words = proseWords(page);
  return [
    ...(words < min || words > max
      ? [
          `has ${words} words of prose; ${min} to ${max} fit tier ${record.tier}`,
        ]
      : []),
    ...sectionProblems(page, demands),
    ...exampleProblems(page),
    ...demands.shows
      .filter((sight) => !has(page, sight))
      .map((sight) => `has not ${LACKS[sight]}, as tier ${record.tier} asks`),
    ...successorProblems(page, record),
  ];
}
