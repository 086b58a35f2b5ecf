import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {column, exampleTables} from './exampleTables';
import type {ExampleTable} from './exampleTables';
import {asTable, shownRows} from './runTables';

const [scores = [], ends = []] = exampleTables(
  'operators/modeling/optimization/feature_selection/index',
  'The same columns, six ways',
);

/** A table with columns of these names and without rows. */
export function columnsOnly(names: readonly string[]): Table {
  return names.map((name) => ({name, type: 'real', values: []}));
}

/** The machine of the pages on feature selection: a label and four columns. */
export const MACHINE: Table = [
  {name: 'failure', type: 'nominal', role: 'label', values: []},
  ...columnsOnly(['load', 'age', 'vibration', 'heat']),
];

/** The accuracies of all sets of its columns, which the overview gives. */
export const GIVEN: Table = asTable(
  scores.map(({columns = '', accuracy = ''}) => ({
    columns,
    performance: accuracy,
  })),
);

/** The same accuracies, as a page of a search repeats them. */
export const REPEATED: ExampleTable = scores;

/** How the overview says that the searches end. */
export const ENDS: ExampleTable = ends;

/** What a search has tried, as pages show it: the performance is an accuracy. */
export function shownTrials(tried: Table | undefined): ExampleTable {
  return shownRows(tried).map(({performance = '', ...row}) => ({
    ...row,
    accuracy: performance,
  }));
}

/** The chosen columns of a result, its accuracy, and the number of runs. */
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
