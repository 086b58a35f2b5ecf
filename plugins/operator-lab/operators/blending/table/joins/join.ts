import {idOf} from '../../../_shared/tables/idMatch';
import {freeName, joinedTable} from '../../../_shared/tables/joinedColumns';
import type {
  JoinedColumn,
  RowPair,
} from '../../../_shared/tables/joinedColumns';
import {isA, typeOf} from '../../../_shared/tables/valueTypes';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** Key columns that must match. */
type KeyPair = readonly [left: Column, right: Column];

function named(table: Table, name: string): Column {
  const column = table.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(`There is no key column "${name}".`);
  }
  return column;
}

const FAMILIES = ['numeric', 'nominal', 'date_time'];

/** True if both columns contain numbers, or both text, or both dates. */
const areCompatible = (one: Column, other: Column): boolean =>
  FAMILIES.some(
    (family) => isA(typeOf(one), family) && isA(typeOf(other), family),
  );

function keysOf(
  left: Table,
  right: Table,
  settings: Settings,
): readonly KeyPair[] {
  const {key_attributes: pairs, use_id_attribute_as_key: usesId} = settings;
  const keys: readonly KeyPair[] =
    usesId === true
      ? [[idOf(left), idOf(right)]]
      : (Array.isArray(pairs) ? pairs : []).map(
          ([one, other]: readonly [string, string]): KeyPair => [
            named(left, one),
            named(right, other),
          ],
        );
  if (keys.length === 0) {
    throw new OperatorError('There is no pair of key columns.');
  }
  for (const [one, other] of keys) {
    if (!areCompatible(one, other)) {
      throw new OperatorError(
        `The types of "${one.name}" and "${other.name}" do not go together.`,
      );
    }
  }
  return keys;
}

const rowsOf = (table: Table): readonly number[] =>
  (table[0]?.values ?? []).map((_, row) => row);

/** True if two rows match in all keys. A missing key never matches. */
const matchOf =
  (keys: readonly KeyPair[]) =>
  (left: number, right: number): boolean =>
    keys.every(
      ([one, other]) =>
        (one.values[left] ?? null) !== null &&
        one.values[left] === other.values[right],
    );

/** Pairs each row with its partners, or with null if it has none. */
function partnersOf(
  rows: readonly number[],
  others: readonly number[],
  matches: (row: number, other: number) => boolean,
): readonly (readonly [number, number | null])[] {
  return rows.flatMap((row) => {
    const found = others.filter((other) => matches(row, other));
    return (found.length ? found : [null]).map(
      (other) => [row, other] as const,
    );
  });
}

function pairsOf(
  left: Table,
  right: Table,
  keys: readonly KeyPair[],
  type: string,
): readonly RowPair[] {
  const matches = matchOf(keys);
  if (type === 'right') {
    return partnersOf(rowsOf(right), rowsOf(left), (row, other) =>
      matches(other, row),
    ).map(([row, other]): RowPair => [other, row]);
  }
  const pairs: readonly RowPair[] = partnersOf(
    rowsOf(left),
    rowsOf(right),
    matches,
  );
  if (type === 'left') {
    return pairs;
  }
  if (type === 'inner') {
    return pairs.filter(([, row]) => row !== null);
  }
  const alone = rowsOf(right).filter(
    (row) => !pairs.some(([, other]) => other === row),
  );
  return [...pairs, ...alone.map((row): RowPair => [null, row])];
}

/**
 * Columns of the result: first the columns of the left table, then of the right.
 * If a name or role is taken, the left table wins.
 */
function columnsOf(
  left: Table,
  right: Table,
  keys: readonly KeyPair[],
  {
    remove_double_attributes: removesDoubles = true,
    keep_both_join_attributes: keepsBoth = false,
  }: Settings,
): readonly JoinedColumn[] {
  const joined: JoinedColumn[] = left.map((column) => ({
    side: 'left',
    column,
    name: column.name,
  }));
  const isTaken = (role: string | undefined): boolean =>
    role !== undefined && left.some((one) => one.role === role);
  for (const column of right) {
    const isKey = keys.some(([, key]) => key === column);
    const {role, ...regular} = column;
    const name = freeName(
      column.name,
      joined.map((one) => one.name),
      !isKey && (removesDoubles !== false || role !== undefined),
    );
    const isKept = isKey ? keepsBoth === true : !isTaken(role);
    if (name !== undefined && isKept) {
      joined.push({
        side: 'right',
        column: isTaken(role) ? regular : column,
        name,
      });
    }
  }
  return joined;
}

/** Join: combines rows of two tables whose keys match. */
export const run: Run = (inputs, settings) => {
  const {left = [], right = []} = inputs;
  const keys = keysOf(left, right, settings);
  const pairs = pairsOf(
    left,
    right,
    keys,
    String(settings.join_type ?? 'inner'),
  );
  const keyOf = (column: Column): Column | undefined =>
    settings.keep_both_join_attributes === true
      ? undefined
      : keys.find(([key]) => key === column)?.[1];
  return {
    join: joinedTable(columnsOf(left, right, keys, settings), pairs, keyOf),
  };
};
