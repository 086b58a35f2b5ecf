import {isNominal} from '../../../_shared/tables/chosenColumns';
import {innerNumbers} from '../../../_shared/tables/innerNumbers';
import {rowsAt} from '../../../_shared/tables/randomRows';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

type Compare = (one: number, other: number) => number;

const order = <Key>(one: Key, other: Key) =>
  one < other ? -1 : Number(one > other);

/**
 * Compares two rows by a column: texts by character code, missing numbers last,
 * and missing dates as the start of 1970.
 */
function byColumn(column: Column): Compare {
  if (isNominal(column)) {
    const texts = column.values.map((value) => String(value ?? '?'));
    return (one, other) => order(texts[one] ?? '', texts[other] ?? '');
  }
  const missing = column.type === 'date' ? 0 : Infinity;
  const numbers = innerNumbers(column).map((value) =>
    Number.isNaN(value) ? missing : value,
  );
  return (one, other) => order(numbers[one] ?? 0, numbers[other] ?? 0);
}

/** Sort: sorts rows by a list of columns, the most important one first. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const list = Array.isArray(settings.sort_by) ? settings.sort_by : [];
  const compares = list.map(([name, direction]): Compare => {
    const column = table.find((one) => one.name === name);
    if (!column) {
      throw new OperatorError(`The column "${name}" is absent.`);
    }
    const compare = byColumn(column);
    return direction === 'descending'
      ? (one, other) => compare(other, one)
      : compare;
  });
  const rows = [...(table[0]?.values ?? []).keys()].sort((one, other) => {
    const found = compares.map((compare) => compare(one, other));
    return found.find((result) => result !== 0) ?? 0;
  });
  return {'example set output': rowsAt(table, rows), original: table};
};
