import type {Element} from 'hast';
import {svg} from '../../shared/drawing/svg';
import type {Attributes} from '../../shared/drawing/svg';

/** A table cell: its text, or its text with attributes. */
export type Cell = string | readonly [text: string, attributes: Attributes];

function row(cells: readonly Cell[], isHead: boolean): Element {
  return svg(
    'tr',
    {},
    ...cells.map((cell, at) => {
      const [value, attributes] = typeof cell === 'string' ? [cell, {}] : cell;
      const scope = isHead ? 'col' : 'row';
      // An empty corner is not the header of anything.
      const isHeader = value !== '' && (isHead || at === 0);
      return svg(
        isHeader ? 'th' : 'td',
        {...(isHeader && {scope}), ...attributes},
        {type: 'text', value},
      );
    }),
  );
}

/**
 * Creates a table with one header row. The first cell of each row is the header
 * of that row.
 */
export function dataTable(
  head: readonly Cell[],
  body: readonly (readonly Cell[])[],
  ...caption: readonly string[]
): Element {
  return svg(
    'table',
    {className: 'figure-table'},
    ...caption.map((value) => svg('caption', {}, {type: 'text', value})),
    svg('thead', {}, row(head, true)),
    svg('tbody', {}, ...body.map((cells) => row(cells, false))),
  );
}
