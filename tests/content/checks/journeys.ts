import Joi from 'joi';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingsOf, textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';
import {linksOf} from './links';
import type {LinkTargets} from './links';

/** Pages of the site by file. */
type Pages = Pick<LinkTargets, 'pages'>;

/** A page on a reader's path to a goal. */
export type Step = {
  /** File of the page, from the root of the site. */
  readonly page: string;
  /** Files of the prerequisite pages. The page must link to each of them. */
  readonly needs?: readonly string[];
  /** The reader's goals on this page: words in its title or a heading. */
  readonly answers: readonly string[];
};

/** A reader's path to a goal. Each page must link to the next one. */
export type Journey = {
  readonly goal: string;
  readonly steps: readonly Step[];
};

const file = Joi.string().pattern(/^docs\/.+\.mdx?$/, 'file of a page');

/** Schema of the list of journeys. */
export const JOURNEYS = Joi.array()
  .items(
    Joi.object({
      goal: Joi.string().required(),
      steps: Joi.array()
        .min(2)
        .items(
          Joi.object({
            page: file.required(),
            needs: Joi.array().items(file).min(1),
            answers: Joi.array().items(Joi.string()).min(1).required(),
          }),
        )
        .required(),
    }),
  )
  .min(1)
  .required();

function headingsAndTitle(page: Page): string {
  return [
    String(page.frontMatter['title']),
    ...headingsOf(page.tree).map((heading) => textOf(heading)),
  ]
    .join('\n')
    .toLowerCase();
}

function stepProblems(
  {page: from, needs = [], answers}: Step,
  next: Step | undefined,
  targets: Pages,
): Problem[] {
  const page = targets.pages.get(from);
  if (!page) {
    return [{file: from, message: 'there is no such page'}];
  }
  const links = new Set(linksOf(page, targets));
  const headings = headingsAndTitle(page);
  return [
    ...[...needs]
      .filter((target) => !links.has(target))
      .map((target) => `does not link what it asks for: ${target}`),
    ...(next && !links.has(next.page)
      ? [`does not link the next step: ${next.page}`]
      : []),
    ...answers
      .filter((words) => !headings.includes(words.toLowerCase()))
      .map((words) => `has no heading that answers "${words}"`),
  ].map((message) => ({file: from, message}));
}

/**
 * Finds steps with a missing link, and pages that do not answer their question.
 */
export function checkJourney(
  {goal, steps}: Journey,
  targets: Pages,
): Problem[] {
  return steps.flatMap((step, at) =>
    stepProblems(step, steps[at + 1], targets).map((problem) => ({
      ...problem,
      message: `${problem.message} (journey "${goal}")`,
    })),
  );
}

/** True for a `<Before>` node, the box with the requirements of a page. */
const isBefore = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Before';

/** Finds `<Before>` boxes without a link. Each must link to a page. */
export function checkBefore({file: name, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (!isBefore(node)) {
      return;
    }
    let leadsOn = false;
    visit(node, 'link', () => {
      leadsOn = true;
    });
    if (!leadsOn) {
      problems.push({
        file: name,
        line: node.position?.start.line,
        message: '<Before> links no page that fulfills what it asks for',
      });
    }
  });
  return problems;
}
