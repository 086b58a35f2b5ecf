import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page, Problem} from '../support/page';
import {textOf} from '../support/prose';

/** Imperatives that start an action. */
const ACTS = `
  add agree alert allow apply ask assign attach block build call change check
  choose clear clone collect combine compare compute confirm connect convert
  copy correct count create decide define delete deploy describe disable
  discuss divide download drag enable enter estimate exchange export fill
  filter find get give group install join keep leave let link list log look
  make map mark measure move name note open pass paste place push put query
  raise read record redeploy register remove rename repeat replace restart
  return review run save schedule score search select send set share show sort
  split start stop store test track train try turn type update upload verify
  wait wire write
`
  .trim()
  .replaceAll(/\s+/g, '|');

/**
 * Matches the start of an action, after its condition or place. A step can
 * first open or select the thing that it changes.
 */
const STARTS = new RegExp(
  `^(?:(?:After|As|At|Before|For|From|If|In|Inside|On|Under|With|Without)\\b[^,]*, )?(?!open|go|return|select|search|sign)(?:${ACTS})\\b`,
  'i',
);

/**
 * Words after an imperative that distinguish it from a noun, as in 'the
 * separator and type of'.
 */
const OBJECTS =
  'an?|the|its?|them|th(?:at|is|ese)|each|every|all|any|your|both|one|another|no|only|at|for|how|in|on|off|out|up|under|until|wh(?:at|en|ere|ether|ich)|with|[A-Z`"(]';
const AND_ACTS = new RegExp(
  `[,;]? (?:and|then|and then) (?:${ACTS}) (?:${OBJECTS})`,
);

/** Returns the sentences of a paragraph without quoted text. */
const sentencesOf = (paragraph: Paragraph) =>
  textOf(paragraph)
    .replaceAll(/"[^"]*"/g, '""')
    .split(/(?<=[.:?])\s+/);

/** Finds steps of a guide with two actions in one sentence. */
export function checkActions(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'list', ({ordered, children}) => {
    for (const item of ordered ? children : []) {
      const sentence = item.children
        .filter((child) => child.type === 'paragraph')
        .flatMap(sentencesOf)
        .find((one) => STARTS.test(one) && AND_ACTS.test(one));
      if (sentence !== undefined) {
        problems.push({
          file: page.file,
          line: item.position?.start.line,
          message: `"${sentence}" asks for two actions: write two steps`,
        });
      }
    }
  });
  return problems;
}
