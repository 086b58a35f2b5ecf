import {pickedRows} from '../../_shared/tables/pickedRows';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Value} from '../../_shared/types';

/**
 * True if the first value is strictly better. It is false if one of them is
 * missing.
 */
function better(one: Value, other: Value, largest: boolean): boolean {
  if (one === null || other === null) {
    return false;
  }
  return largest ? one > other : one < other;
}

/**
 * Position in `kept` of the row to replace: the first one with the worst value.
 * A missing value is used only if all values are missing.
 */
function worstOf(
  kept: readonly number[],
  {values}: Column,
  largest: boolean,
): number {
  return kept.reduce((worst, row, at) => {
    const lowest = values[kept[worst] ?? 0] ?? null;
    return lowest === null || better(lowest, values[row] ?? null, largest)
      ? at
      : worst;
  }, 0);
}

/**
 * Log: returns the rows that the log table keeps, when it records the given
 * rows one after the other.
 */
export const run: Run = (inputs, settings) => {
  const recorded = inputs.recorded ?? [];
  const rows = (recorded[0]?.values ?? []).map((_, row) => row);
  const {sorting_type = 'none', sorting_k = 100} = settings;
  if (sorting_type === 'none') {
    return {log: recorded};
  }
  const size = Number(sorting_k);
  const column = recorded.find(({name}) => name === settings.sorting_dimension);
  const largest = sorting_type === 'top-k';
  let kept: readonly number[] = [];
  for (const row of rows) {
    if (kept.length < size) {
      kept = [...kept, row];
      continue;
    }
    if (!column) {
      throw new OperatorError('The deciding column is not in the log.');
    }
    const worst = worstOf(kept, column, largest);
    const values = [column.values[row], column.values[kept[worst] ?? 0]];
    if (better(values[0] ?? null, values[1] ?? null, largest)) {
      kept = [...kept.filter((_, at) => at !== worst), row];
    }
  }
  return {log: pickedRows(recorded, kept)};
};
