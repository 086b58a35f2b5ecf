import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {column, exampleTables} from './exampleTables';
import type {ExampleTable} from './exampleTables';
import {asTable, shownRows} from './runTables';

const [scores = [], ends = []] = exampleTables(
  'operators/modeling/optimization/feature_selection/index',
  'The same columns, six ways',
);

/** A table with the named columns and no rows. */
export function columnsOnly(names: readonly string[]): Table {
  return names.map((name) => ({name, type: 'real', values: []}));
}

/**
 * Example data of the pages on feature selection: a label and four columns of a
 * machine.
 */
export const MACHINE: Table = [
  {name: 'failure', type: 'nominal', role: 'label', values: []},
  ...columnsOnly(['load', 'age', 'vibration', 'heat']),
];

/** Given accuracies of all column subsets, from the overview page. */
export const GIVEN: Table = asTable(
  scores.map(({columns = '', accuracy = ''}) => ({
    columns,
    performance: accuracy,
  })),
);

/** The same accuracies in the format of the pages that repeat them. */
export const REPEATED: ExampleTable = scores;

/** Results of the searches according to the overview page. */
export const ENDS: ExampleTable = ends;

/**
 * Candidates of a search in page format, where the performance is called
 * accuracy.
 */
export function shownTrials(tried: Table | undefined): ExampleTable {
  return shownRows(tried).map(({performance = '', ...row}) => ({
    ...row,
    accuracy: performance,
  }));
}

/** Selected columns of a result, its accuracy, and the number of runs. */
export function endOf(
  table: Table | undefined,
  performance: Table | undefined,
  tried: Table | undefined,
) {
  return {
    columns: (table ?? [])
      .flatMap(({name, role}) => (role ? [] : [name]))
      .join(', '),
    accuracy: Number(performance?.[0]?.values[0]),
    runs: column(shownRows(tried), 'performance').length,
  };
}
