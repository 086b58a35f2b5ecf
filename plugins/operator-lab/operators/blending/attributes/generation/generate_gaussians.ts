import {chosenColumns, isNumeric} from '../../../_shared/tables/chosenColumns';
import {turnedDownColumns} from '../../../_shared/tables/treatedColumns';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Value} from '../../../_shared/types';

/** Formats a number for the name of a new column. */
function inName(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function closeness(value: Value, mean: number, sigma: number): Value {
  if (value === null) {
    return null;
  }
  const result = Math.exp(-((Number(value) - mean) ** 2) / sigma ** 2);
  return Number.isNaN(result) ? null : result;
}

/**
 * Generate Gaussians: adds a column with the closeness of each value to a
 * target.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const [mean, sigma] = [settings.mean ?? 0, settings.sigma ?? 1].map(Number);
  const removed = turnedDownColumns(table, settings, isNumeric);
  const chosen = chosenColumns(table, settings, isNumeric);
  const added = table
    .filter((column) => chosen.includes(column) || removed.includes(column))
    .map(({name, values}): Column => ({
      name: `gauss(${name}, ${inName(mean ?? 0)}, ${inName(sigma ?? 1)})`,
      type: 'real',
      values: values.map((value) => closeness(value, mean ?? 0, sigma ?? 1)),
    }));
  const old = added.find(({name}) => table.some((one) => one.name === name));
  if (old) {
    throw new OperatorError(`There is a column "${old.name}" already.`);
  }
  return {
    'example set output': [
      ...table.filter((column) => !removed.includes(column)),
      ...added,
    ],
    original: table,
  };
};
