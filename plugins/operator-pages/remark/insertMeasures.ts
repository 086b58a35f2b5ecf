import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Measures} from '../record/measure';
import {measuresGlossary} from './sections/measures';
import type {Words} from './words';

/** Puts the glossary of measures in the place of `<OperatorMeasures />`. */
export function insertMeasures(
  tree: Root,
  measures: Measures,
  words: Words,
): void {
  visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
    if (node.name === 'OperatorMeasures' && parent && at !== undefined) {
      const entries = measuresGlossary(measures, words) as RootContent[];
      parent.children.splice(at, 1, ...entries);
      return at + entries.length;
    }
    return undefined;
  });
}
