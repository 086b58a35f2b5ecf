import {
  chosenColumns,
  isNominal,
  isNumeric,
} from '../../_shared/tables/chosenColumns';
import {binnedOutputs} from '../../_shared/tables/discretize';
import {splitPoints} from '../../_shared/trees/entropySplits';
import type {LabeledValue} from '../../_shared/trees/entropySplits';
import {namedBins} from '../../_shared/tables/rangeNames';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../_shared/types';

function labelOf(table: Table, settings: Settings): Column {
  const label = table.find(({role}) => role === 'label');
  // With include_special_attributes, the selection removes the label.
  if (!label || settings.include_special_attributes === true) {
    throw new OperatorError('The data table has no label.');
  }
  if (!isNominal(label)) {
    throw new OperatorError(`The label "${label.name}" must be nominal.`);
  }
  return label;
}

/** Returns the value list of a nominal column. */
function knownOf({knownValues, values}: Column): readonly Value[] {
  return knownValues ?? [...new Set(values.filter((value) => value !== null))];
}

/**
 * Returns the values of a column with the index of their label. A missing label
 * counts as the first value.
 */
function labeled(column: Column, label: Column, known: readonly unknown[]) {
  return column.values.map((value, row): LabeledValue => [
    typeof value === 'number' ? value : NaN,
    Math.max(0, known.indexOf(label.values[row])),
  ]);
}

/** Discretize by Entropy: chooses limits that separate the label's classes. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const label = labelOf(table, settings);
  const known = knownOf(label);
  const bins = new Map(
    chosenColumns(table, settings, isNumeric).map((column) => {
      const limits = splitPoints(labeled(column, label, known), known.length);
      return [
        column.name,
        namedBins([...limits.sort((a, b) => a - b), Infinity], settings),
      ] as const;
    }),
  );
  // This includes columns that are nominal only in new data. Other columns are
  // never removed.
  const isUseless = (column: Column) =>
    settings.remove_useless !== false &&
    bins.has(column.name) &&
    isNominal(column) &&
    knownOf(column).length < 2;
  return Object.fromEntries(
    Object.entries(binnedOutputs(inputs, bins)).map(([port, result]) => [
      port,
      result.filter((column) => !isUseless(column)),
    ]),
  );
};
