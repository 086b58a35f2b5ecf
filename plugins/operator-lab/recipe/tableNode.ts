import type {Properties} from 'hast';
import type {BlockContent, PhrasingContent, TableCell} from 'mdast';
import {element, text} from '../../shared/drawing/nodes';
import {kindOf} from '../run/markedTable';
import type {MarkedColumn} from '../run/markedTable';

/** A short text after a name or a value. */
function note(className: string, value: string): PhrasingContent[] {
  return [
    text(' '),
    element('span', {className: [className]}, [
      text(value),
    ]) as unknown as PhrasingContent,
  ];
}

/** A text of a cell. An empty text and hidden spaces are visible. */
function cellText(value: string): PhrasingContent {
  switch (kindOf(value)) {
    case 'empty':
      return {type: 'emphasis', children: [text('empty')]};
    case 'spaces':
      return {type: 'inlineCode', value: `"${value}"`};
    case 'plain':
      return text(value);
  }
}

function cell(children: PhrasingContent[], ...classes: string[]): TableCell {
  const hProperties: Properties = {className: classes};
  return {
    type: 'tableCell',
    ...(classes.length > 0 && {data: {hProperties}}),
    children,
  };
}

/** A table with the type and role of each column, and its marks. */
export function tableNode(columns: readonly MarkedColumn[]): BlockContent {
  const head = columns.map(({name, about, isNew}) =>
    cell([
      text(name),
      ...note('recipe-type', about),
      ...(isNew ? note('recipe-mark', 'new') : []),
    ]),
  );
  const rows = (columns[0]?.cells ?? []).map((_, row) =>
    columns.map(({isDate, cells}) => {
      const {text: value = '', isMarked, note: mark} = cells[row] ?? {};
      return cell(
        [cellText(value), ...(mark ? note('recipe-mark', mark) : [])],
        ...(isDate ? ['recipe-date'] : []),
        ...(isMarked ? ['recipe-changed'] : []),
      );
    }),
  );
  return {
    type: 'table',
    data: {hProperties: {className: ['recipe-table']}},
    align: columns.map(({isNumeric}) => (isNumeric ? 'right' : null)),
    children: [head, ...rows].map((children) => ({
      type: 'tableRow',
      children,
    })),
  };
}
