import type {Properties} from 'hast';
import type {BlockContent, PhrasingContent, TableCell} from 'mdast';
import {element, text} from '../../shared/drawing/nodes';
import {isNumeric} from '../run/columnOf';
import type {ShownColumn} from '../run/shownTable';
import type {Changes} from './changes';

/** Class of the cells of a column, by its type. */
function classesOf({type}: ShownColumn): string[] {
  return type === 'date' ? ['recipe-date'] : [];
}

/** A short text after a name or a value. */
function note(className: string, value: string): PhrasingContent[] {
  return [
    text(' '),
    element('span', {className: [className]}, [
      text(value),
    ]) as unknown as PhrasingContent,
  ];
}

/** Spaces that a table would hide. */
const HIDDEN = /^\s|\s$|\s\s/;

/** A text of a cell. An empty text and hidden spaces are visible. */
function cellText(value: string): PhrasingContent {
  if (value === '') {
    return {type: 'emphasis', children: [text('empty')]};
  }
  return HIDDEN.test(value)
    ? {type: 'inlineCode', value: `"${value}"`}
    : text(value);
}

function cell(children: PhrasingContent[], ...classes: string[]): TableCell {
  const hProperties: Properties = {className: classes};
  return {
    type: 'tableCell',
    ...(classes.length > 0 && {data: {hProperties}}),
    children,
  };
}

/**
 * A table with the type and role of each column. New columns, new rows, and
 * changed cells are marked with words.
 */
export function tableNode(
  columns: readonly ShownColumn[],
  changes?: Changes,
): BlockContent {
  const head = columns.map(({name, type, role}, at) =>
    cell([
      text(name),
      ...note('recipe-type', role === undefined ? type : `${type}, ${role}`),
      ...(changes?.newColumns[at] ? note('recipe-mark', 'new') : []),
    ]),
  );
  const rows = (columns[0]?.texts ?? []).map((_, row) =>
    columns.map((column, at) => {
      const value = column.texts[row] ?? '';
      const classes = classesOf(column);
      const before = changes?.before[at]?.[row];
      if (before !== undefined) {
        return cell(
          [cellText(value), ...note('recipe-mark', `was ${before || 'empty'}`)],
          ...classes,
          'recipe-changed',
        );
      }
      const isNewRow = changes?.newRows[row] ?? false;
      return cell(
        [
          cellText(value),
          ...(isNewRow && at === 0 ? note('recipe-mark', 'new row') : []),
        ],
        ...classes,
        ...(isNewRow || changes?.newColumns[at] ? ['recipe-changed'] : []),
      );
    }),
  );
  return {
    type: 'table',
    data: {hProperties: {className: ['recipe-table']}},
    align: columns.map(({type}) => (isNumeric(type) ? 'right' : null)),
    children: [head, ...rows].map((children) => ({
      type: 'tableRow',
      children,
    })),
  };
}
