import {isNumeric} from '../tables/chosenColumns';
import type {Settings, Table} from '../types';

/**
 * Weights by column name, in table order. Columns without a weight are absent.
 */
export type Weights = ReadonlyMap<string, number>;

/** Reads weights from a table with the columns `column` and `weight`. */
export function weightsOf(table: Table | undefined): Weights {
  const [names = [], numbers = []] = ['column', 'weight'].map(
    (name) => table?.find((column) => column.name === name)?.values,
  );
  return new Map(
    names.map((name, row) => [String(name), Number(numbers[row])]),
  );
}

/**
 * Applies weights to a table: multiplies numeric columns by their weight and
 * removes columns with weight 0. Columns without a weight are unchanged.
 */
export function weighted(table: Table, weights: Weights): Table {
  return table
    .filter(({name, role}) => role || weights.get(name) !== 0)
    .map((column) => {
      const weight = column.role ? undefined : weights.get(column.name);
      return weight === undefined || !isNumeric(column)
        ? column
        : {
            ...column,
            values: column.values.map((value) =>
              value === null ? null : Number(value) * weight,
            ),
          };
    });
}

/** Scales absolute weights to the range 0 to 1. Equal weights all become 1. */
function normalized(weights: Weights): Weights {
  const sizes = [...weights.values()].map(Math.abs);
  const least = Math.min(...sizes);
  const range = Math.max(...sizes) - least;
  return new Map(
    [...weights].map(([name, weight]) => [
      name,
      range === 0 ? 1 : (Math.abs(weight) - least) / range,
    ]),
  );
}

function sorted(weights: Weights, isDescending: boolean): Weights {
  const sign = isDescending ? -1 : 1;
  return new Map([...weights].sort(([, a], [, b]) => sign * (a - b)));
}

/**
 * Converts weights to a table with the columns `column` and `weight`. Removes
 * NaN weights, then normalizes and sorts the others as set.
 */
export function weightTable(all: Weights, settings: Settings): Table {
  const known = new Map([...all].filter(([, weight]) => !Number.isNaN(weight)));
  const scaled =
    settings.normalize_weights === true ? normalized(known) : known;
  const weights =
    settings.sort_weights === false
      ? scaled
      : sorted(scaled, settings.sort_direction === 'descending');
  return [
    {name: 'column', type: 'nominal', values: [...weights.keys()]},
    {name: 'weight', type: 'real', values: [...weights.values()]},
  ];
}
