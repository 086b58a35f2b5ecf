import {innerNumbers} from '../../_shared/tables/innerNumbers';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Setting, Settings, Value} from '../../_shared/types';

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function numberOrNone(setting: Setting | undefined): number | undefined {
  return typeof setting === 'number' ? setting : undefined;
}

/** Returns the expected distance between neighboring ids. */
function stepOf(ids: readonly number[], settings: Settings): number {
  if (settings.use_gcd_for_step_size === false) {
    return Number(settings.step_size ?? 1);
  }
  const points = [
    numberOrNone(settings.start),
    ...ids,
    numberOrNone(settings.end),
  ].filter((point) => point !== undefined);
  const distances = points
    .slice(1)
    .map((point, at) => point - (points[at] ?? point))
    .filter((distance) => distance > 0);
  return distances.length > 0 ? distances.reduce(greatestCommonDivisor) : 1;
}

/**
 * Returns the missing ids of a sequence: inner ones first, then ids before the
 * first one and after the last one.
 */
function gaps(ids: readonly number[], step: number, settings: Settings) {
  const found: number[] = [];
  const start = numberOrNone(settings.start) ?? Infinity;
  const end = numberOrNone(settings.end) ?? -Infinity;
  const lowest = Math.min(...ids);
  const highest = Math.max(...ids);
  ids.slice(1).forEach((id, at) => {
    for (let next = (ids[at] ?? id) + step; next < id; next += step) {
      found.push(next);
    }
  });
  for (let next = start; next + step <= lowest; next += step) {
    found.push(next);
  }
  for (let next = highest + step; next <= end; next += step) {
    found.push(next);
  }
  return found;
}

function checkedId(columns: readonly Column[]): Column {
  const id = columns.find(({role}) => role === 'id');
  if (!id) {
    throw new OperatorError('The table has no column with the role id.');
  }
  if (id.type !== 'integer' && id.type !== 'date') {
    throw new OperatorError(
      `The id "${id.name}" holds neither whole numbers nor dates.`,
    );
  }
  return id;
}

function valueOf(number: number, {type, values}: Column): Value {
  if (type !== 'date') {
    return number;
  }
  const text = new Date(number).toISOString();
  const isDay = values.every(
    (value) => value === null || /^.{10}$/.test(String(value)),
  );
  return isDay ? text.slice(0, 10) : text;
}

/** Fill Data Gaps: adds a row for each missing id of a sequence. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  if ((table[0]?.values.length ?? 0) === 0) {
    return {'example set output': table};
  }
  const id = checkedId(table);
  // A missing id counts as 0. Date ids are also sorted this way. Missing
  // integer ids are sorted last.
  const numbers = innerNumbers(id);
  const place = (number: number) =>
    Number.isNaN(number) ? (id.type === 'date' ? 0 : Infinity) : number;
  const sorted = numbers
    .map((number, row) => ({number: number || 0, place: place(number), row}))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
  const ids = sorted.map(({number}) => number);
  const added = gaps(ids, stepOf(ids, settings), settings);
  const rows = [
    ...sorted.map(({place: at, row}) => ({
      at,
      row,
      id: id.values[row] ?? null,
    })),
    ...added.map((number) => ({
      at: number,
      row: -1,
      id: valueOf(number, id),
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return {
    'example set output': table.map((column) => ({
      ...column,
      values: rows.map((row) =>
        column === id ? row.id : (column.values[row.row] ?? null),
      ),
    })),
  };
};
