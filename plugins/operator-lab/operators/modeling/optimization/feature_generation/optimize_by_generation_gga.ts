import {generated} from '../../../_shared/tables/generators';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Run, Settings} from '../../../_shared/types';

/** Number of ways to apply each enabled function to the numeric columns. */
export function applications(
  columns: number,
  settings: Settings = {},
): ReadonlyMap<string, number> {
  const isOn = (name: string, fallback: boolean) =>
    (settings[name] ?? fallback) === true;
  const all = [
    ['+', isOn('use_plus', true), columns ** 2],
    ['-', isOn('use_diff', false), columns ** 2],
    ['*', isOn('use_mult', true), columns ** 2],
    ['/', isOn('use_div', false), columns ** 2],
    ['1/', isOn('reciprocal_value', true), columns],
  ] as const;
  return new Map(
    all.flatMap(([sign, isUsed, count]) => (isUsed ? [[sign, count]] : [])),
  );
}

/** True if a candidate with this number of columns can get a new one. */
export function mayGenerate(columns: number, settings: Settings): boolean {
  const limit = Number(settings.max_total_number_of_attributes ?? 1);
  return (
    settings.limit_max_total_number_of_attributes === true || columns < limit
  );
}

/**
 * True if a candidate with this number of enabled columns survives a mutation.
 */
export function isKept(used: number, settings: Settings): boolean {
  return (
    used > 0 && used <= Number(settings.max_total_number_of_attributes ?? 1)
  );
}

/**
 * Generation step of Optimize by Generation (GGA): adds the columns that are
 * drawn, given as a table with `function` and `arguments`.
 */
export const run: Run = (inputs) => {
  const {'example set in': table = [], drawn} = inputs;
  const [signs = [], names = []] = ['function', 'arguments'].map(
    (name) => drawn?.find((column) => column.name === name)?.values,
  );
  return {
    'example set out': [
      ...table,
      ...signs.map((sign, row) =>
        generated(table, String(sign), namesOf(names[row])),
      ),
    ],
  };
};
