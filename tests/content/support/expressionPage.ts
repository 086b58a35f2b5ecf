import type {Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import type {
  Scope,
  Value,
} from '../../../plugins/operator-lab/operators/_shared/expression/value';
import {ROOT} from '../../support/sites';
import {readPage} from './page';
import {textOf} from './prose';

const PAGE = 'docs/operators/expressions.mdx';
const {tree} = readPage(ROOT, PAGE);

/**
 * Column types that the page describes in its text. The other columns are text.
 */
const TYPES: Readonly<Record<string, Value['type']>> = {
  amount: 'real',
  'net price': 'real',
  items: 'integer',
  joined: 'date',
  discount: 'real',
};

function tables(isWanted: (head: readonly string[]) => boolean): Table[] {
  const found: Table[] = [];
  visit(tree, 'table', (table) => {
    if (
      isWanted((table.children[0]?.children ?? []).map((cell) => textOf(cell)))
    ) {
      found.push(table);
    }
  });
  return found;
}

const dateText = (value: number): string =>
  new Date(value).toISOString().slice(0, 16).replace('T', ' ');

function valueOf(name: string, cell: string): Value {
  const type = TYPES[name] ?? 'text';
  const value = type === 'text' ? cell : Number(cell);
  return {
    type,
    value:
      cell === '?'
        ? null
        : type === 'date'
          ? Date.parse(`${cell.replace(' ', 'T')}Z`)
          : value,
  } as Value;
}

const [sample] = tables(([first]) => first === 'customer');
const [names = [], cells = []] = (sample?.children ?? []).map((row) =>
  row.children.map((cell) => textOf(cell)),
);
/** The page's example row, with its workflow variable. */
export const scope: Scope = {
  columns: Object.fromEntries(
    names.map((name, at) => [name, valueOf(name, cells[at] ?? '')]),
  ),
  variables: {limit: '20'},
};

/**
 * Reads pairs of an expression and its result, such as `a` = `b`, from a cell.
 */
function examplesIn(cell: TableCell | undefined): [string, string][] {
  const codes = (cell?.children ?? []).flatMap((node, at, all) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    const isResult = before?.type === 'text' && before.value === ' = ';
    const hasResult = after?.type === 'text' && after.value === ' = ';
    return node.type === 'inlineCode' && (isResult || hasResult)
      ? [node.value]
      : [];
  });
  return codes.flatMap((code, at) =>
    at % 2 === 0 ? [[code, codes[at + 1] ?? ''] as [string, string]] : [],
  );
}

/** Number of decimal places of a displayed result. */
const digitsOf = (shown: string): number => shown.split('.')[1]?.length ?? 0;

/** Formats a value with the decimal places of a displayed result. */
export function shown({type, value}: Value, as: string): string {
  if (value === null) {
    return '?';
  }
  if (type === 'text') {
    return `"${value}"`;
  }
  if (type === 'date') {
    return dateText(value);
  }
  return typeof value === 'number'
    ? String(Number(value.toFixed(digitsOf(as))))
    : String(value);
}

/** Functions and operators of the page, with their examples. */
export const rows = tables((head) => head.includes('Missing value')).flatMap(
  (table) =>
    table.children.slice(1).map(({children: [name, , example, missing]}) => ({
      name: name ? textOf(name) : '',
      example: examplesIn(example),
      missingText: missing ? textOf(missing) : '',
      missing: examplesIn(missing),
    })),
);
