import type {Nodes, TableCell} from 'mdast';
import {text} from './nodes';
import type {Flattener} from './types';

/** A cell of a table, which Markdown writes in one line. */
export function cell(children: readonly Nodes[], to: Flattener): TableCell {
  return {
    type: 'tableCell',
    children: to
      .phrases(children)
      .map((node) => (node.type === 'break' ? text(' ') : node)),
  };
}
