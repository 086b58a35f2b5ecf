import {visit} from 'unist-util-visit';
import type {Page, Problem} from '../support/page';
import {textOf} from '../support/prose';
import {variablesOf} from './statements';

/**
 * Finds variables in addresses and parameters of calls that a guide does not
 * mention.
 */
export function checkCalls(page: Page): Problem[] {
  const variables = variablesOf(page);
  const problems: Problem[] = [];
  visit(page.tree, 'code', ({value, position}) => {
    const names = [
      ...value.matchAll(/https:\/\/[\w.-]+\/\w+\?([\w=&%.-]+)/g),
    ].flatMap(([, query = '']) =>
      query.split('&').map((pair) => pair.split('=')[0] ?? ''),
    );
    const inPython = [...value.matchAll(/params=\{"(\w+)"/g)].map(
      ([, name = '']) => name,
    );
    for (const name of [...names, ...inPython]) {
      if (!variables.has(name)) {
        problems.push({
          file: page.file,
          line: position?.start.line,
          message: `the call sends "${name}", which this page does not name as a workflow variable`,
        });
      }
    }
  });
  return problems;
}

const STORES = /repository entry/;
const RUNS = /\b[Rr]un (?:it|the workflow)\b/;
const SAVES = /\b[Ss]av(?:e|es|ed|ing)\b|stored as/;
const DEPLOYS = /\b[Cc]reate a (?:deployment|schedule)\b/;
const NAMED = /\b[Nn]ame\b/;

/**
 * Finds steps that store into an unsaved workflow's folder, or that deploy
 * without a name.
 */
export function checkSteps(page: Page): Problem[] {
  const problems: Problem[] = [];
  let isSaved = false;
  visit(page.tree, 'list', (list) => {
    let stores = false;
    const steps = list.children.map((item) => ({
      text: textOf(item),
      line: item.position?.start.line,
    }));
    for (const {text, line} of list.ordered ? steps : []) {
      isSaved ||= SAVES.test(text);
      stores ||= STORES.test(text);
      if (stores && !isSaved && RUNS.test(text)) {
        problems.push({
          file: page.file,
          line,
          message:
            'runs a workflow with Store that no step has saved; its relative path is an error',
        });
      }
      if (DEPLOYS.test(text) && !steps.some((step) => NAMED.test(step.text))) {
        problems.push({
          file: page.file,
          line,
          message: 'creates a deployment or schedule that no step names',
        });
      }
    }
  });
  return problems;
}

/**
 * Returns the minutes in the box of requirements at the top of a page, or
 * undefined.
 */
const minutesOf = (page: Page): number | undefined => {
  const [, minutes] = /<Before [^>]*time="(\d+) minutes/.exec(page.text) ?? [];
  return minutes === undefined ? undefined : Number(minutes);
};

/** Finds a course whose duration differs from the sum of its parts. */
export function checkDuration(course: Page, parts: readonly Page[]): Problem[] {
  const sum = parts.reduce((total, part) => total + (minutesOf(part) ?? 0), 0);
  return minutesOf(course) === sum
    ? []
    : [
        {
          file: course.file,
          message: `says ${minutesOf(course)} minutes, but its parts take ${sum}`,
        },
      ];
}
