import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {DrawnProcess} from '../process/types';
import {processFigure} from './processFigure/figure';
import type {Words} from './words';

type Place = {readonly parent: Parent; readonly node: Code};

/** Replaces the fenced blocks `process` of a page by their drawings. */
export async function insertProcessFigures(
  tree: Root,
  processes: readonly DrawnProcess[],
  words: Words,
): Promise<void> {
  const places: Place[] = [];
  visit(tree, 'code', (node, _, parent) => {
    if (node.lang === 'process' && parent) {
      places.push({parent, node});
    }
  });
  for (const {parent, node} of places) {
    const process = processes.find(({source}) => source === node.value);
    // None while the dev server has a newer text than view: it builds the page again at once.
    if (process) {
      const figure = (await processFigure(process, words)) as RootContent;
      parent.children.splice(parent.children.indexOf(node), 1, figure);
    }
  }
}
