import type {Nodes, RootContent, TableCell, TableRow} from 'mdast';
import {elementOf} from './element';
import type {Element} from './element';
import {flattenInline} from './inline';
import {paragraph, strong, text} from './nodes';
import type {Flattener} from './types';

function elementsNamed(
  nodes: readonly Nodes[],
  names: readonly string[],
): Element[] {
  return nodes.flatMap((node) => {
    const element = elementOf(node);
    if (!element) {
      return [];
    }
    return names.includes(element.name)
      ? [element]
      : elementsNamed(element.children, names);
  });
}

/** A cell: one line, as Markdown has it. */
function cell(children: readonly Nodes[], to: Flattener): TableCell {
  return {
    type: 'tableCell',
    children: flattenInline(children, to).map((node) =>
      node.type === 'break' ? text(' ') : node,
    ),
  };
}

/** A row; a cell across several columns is followed by empty ones. */
function row({children}: Element, to: Flattener): TableRow {
  return {
    type: 'tableRow',
    children: elementsNamed(children, ['th', 'td']).flatMap((one) => [
      cell(one.children, to),
      ...Array.from({length: Number(one.props.colSpan ?? 1) - 1}, () =>
        cell([], to),
      ),
    ]),
  };
}

/** A table of HTML; its first row is the head. Its caption stands above it. */
export function flattenTable(
  {children}: Element,
  to: Flattener,
): RootContent[] {
  const rows = elementsNamed(children, ['tr']);
  return [
    ...elementsNamed(children, ['caption']).flatMap((caption) =>
      paragraph([strong(flattenInline(caption.children, to))]),
    ),
    {type: 'table', children: rows.map((one) => row(one, to))},
  ];
}

/** A table of Markdown. */
export function markdownTable(
  node: Extract<RootContent, {type: 'table'}>,
  to: Flattener,
): RootContent {
  return {
    type: 'table',
    align: node.align,
    children: node.children.map(({children}) => ({
      type: 'tableRow',
      children: children.map((one) => cell(one.children, to)),
    })),
  };
}
