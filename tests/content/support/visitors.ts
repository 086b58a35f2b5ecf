import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables, picked} from './exampleTables';
import type {ExampleTable} from './exampleTables';
import {asTable} from './runTables';

const [rows = [], ends = []] = exampleTables(
  'operators/modeling/optimization/feature_weighting/index',
  'The same ten visitors',
);

/** The visitors of the pages on feature weighting. */
export const VISITORS: Table = asTable(rows, {returns: {role: 'label'}});

/** Results of the searches according to the overview page. */
export const WEIGHT_ENDS: ExampleTable = ends;

/** Names of the weighted columns. */
export const WEIGHTED = ['visits', 'age', 'distance'];

/** Candidates as the pages show them: the performance is an accuracy. */
export function shownCandidates(
  rows: ExampleTable,
  names: readonly string[],
): ExampleTable {
  return picked(
    rows.map((row) => ({...row, accuracy: row.performance ?? '?'})),
    names,
  );
}
