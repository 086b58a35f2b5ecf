import type {
  Column,
  Run,
  Settings,
  Table,
} from '../../../plugins/operator-lab/operators/_shared/types';
import type {Cell} from './exampleTables';
import {asTable, shownCells} from './runTables';

/** A table with one column `a`. Null is a missing value. */
export function oneSeries(values: Column['values']): Table {
  return asTable(values.map((value) => ({a: value ?? '?'})));
}

/** One numeric series of a table after a series operator, in page format. */
export function changedSeries(
  run: Run,
  table: Table,
  attribute: string,
  settings: Settings,
  digits = 3,
): readonly Cell[] {
  const {'example set': result} = run(
    {'example set': table},
    {...settings, attribute_filter_type: 'single', attribute},
  );
  return shownCells(result, attribute, digits);
}
