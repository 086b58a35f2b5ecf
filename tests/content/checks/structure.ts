import {countWords, hasNode, headingsOf, textOf} from '../support/prose';
import type {Page, PageKind, Problem} from '../support/page';

/**
 * Minimum and maximum number of words of prose. Words in tables count only for
 * the minimum. For operators, see the tier.
 */
const WORDS: Partial<Record<PageKind, readonly [number, number]>> = {
  guide: [350, 1200],
  recipe: [80, 450],
  news: [150, 400],
};

function lengthProblem({file, kind, tree}: Page): Problem[] {
  const [min, max] = WORDS[kind] ?? [0, Infinity];
  const words = countWords(tree);
  const text = tree.children.filter(({type}) => type !== 'table');
  return words < min || countWords({...tree, children: text}) > max
    ? [{file, message: `has ${words} words of prose; ${min} to ${max} fit`}]
    : [];
}

/** Headings of level 2 that each recipe has, in this order. */
const RECIPE_HEADINGS = [
  'What can go wrong',
  'Variants',
  'In other words',
  'Next steps',
];

function endProblem({file, kind, tree}: Page): Problem[] {
  const last = headingsOf(tree)
    .filter(({depth}) => depth === 2)
    .at(-1);
  return kind === 'guide' && (!last || textOf(last) !== 'Next steps')
    ? [{file, message: 'does not end with a section "Next steps"'}]
    : [];
}

function recipeProblems({file, kind, tree}: Page): Problem[] {
  if (kind !== 'recipe') {
    return [];
  }
  const headings = headingsOf(tree)
    .filter(({depth}) => depth === 2)
    .map((heading) => textOf(heading));
  const languages = tree.children.flatMap((node) =>
    node.type === 'code' ? [node.lang] : [],
  );
  return [
    ...(headings.join() === RECIPE_HEADINGS.join()
      ? []
      : [
          {
            file,
            message: `has other sections than ${RECIPE_HEADINGS.join(', ')}`,
          },
        ]),
    ...(languages[0] === 'data' && languages.includes('process')
      ? []
      : [{file, message: 'does not begin with data and a process'}]),
  ];
}

function newsProblems({file, kind, tree}: Page): Problem[] {
  if (kind !== 'news') {
    return [];
  }
  const leadsOn = hasNode(
    tree,
    (node) => node.type === 'link' && node.url.startsWith('/docs/'),
  );
  const isTruncated = hasNode(
    tree,
    (node) =>
      node.type === 'mdxFlowExpression' && /^\/\*\s*truncate/.test(node.value),
  );
  return [
    ...(leadsOn ? [] : [{file, message: 'has no link to /docs/'}]),
    ...(isTruncated ? [] : [{file, message: 'has no truncate marker'}]),
  ];
}

/**
 * Checks the structure of a page: its length, its sections, and the parts that
 * a recipe or a News post needs.
 */
export function checkStructure(page: Page): Problem[] {
  return [
    ...lengthProblem(page),
    ...endProblem(page),
    ...recipeProblems(page),
    ...newsProblems(page),
  ];
}
