import {complete} from '../../_shared/tables/complete';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {
  namesByFrequency,
  namesByLimits,
} from '../../_shared/performance/liftBins';
import {columnWithRole, predictionOf} from '../../_shared/tables/columnsByRole';
import {knownValues} from '../../_shared/tables/knownValues';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings, Table} from '../../_shared/types';

/** Upper limits of bins with equal width. */
function widths(values: readonly number[], count: number): readonly number[] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return Array.from({length: count}, (_, at) =>
    at === count - 1 ? Infinity : min + ((at + 1) / count) * (max - min),
  );
}

/**
 * Upper limits of bins with `size` rows each. The lowest bin has the remaining
 * rows.
 */
function sizes(values: readonly number[], size: number): readonly number[] {
  const sorted = [...values].sort((a, b) => b - a);
  const count = Math.ceil(sorted.length / size);
  return Array.from({length: count}, (_, at) => {
    const end = (count - 1 - at) * size;
    return end > 0
      ? (Number(sorted[end - 1]) + Number(sorted[end])) / 2
      : Infinity;
  });
}

/** Bin name of each confidence. */
function namesOf(
  values: readonly number[],
  settings: Settings,
): readonly string[] {
  const count = Number(settings.number_of_bins ?? 10);
  const naming = {
    range_name_type: 'interval',
    automatic_number_of_digits: settings.automatic_number_of_digits ?? true,
    number_of_bins: count,
    number_of_digits: count,
  };
  if (settings.binning_type === 'absolute') {
    const limits = sizes(values, Number(settings.size_of_bins ?? 1000));
    if (limits.length < 2) {
      throw new OperatorError('One bin would hold all rows.');
    }
    return namesByLimits(values, limits, naming);
  }
  try {
    return settings.binning_type === 'simple'
      ? namesByLimits(values, widths(values, count), naming)
      : namesByFrequency(values, naming);
  } catch (error) {
    if (!(error instanceof OperatorError)) {
      throw error;
    }
    // Each confidence is a separate bin.
    return values.map(String);
  }
}

/** Confidences for the target class of the chart. */
function confidencesOf(table: Table, target: string): readonly number[] {
  const label = columnWithRole(table, 'label');
  if (!label || !isNominal(label)) {
    throw new OperatorError('The table needs a nominal label.');
  }
  predictionOf(table);
  if (!knownValues(label).includes(target)) {
    throw new OperatorError(`The label has no class "${target}".`);
  }
  if (/[()]/.test(target)) {
    throw new OperatorError(`The class "${target}" holds a parenthesis.`);
  }
  const column = columnWithRole(table, `confidence_${target}`);
  if (!column) {
    throw new OperatorError(`There is no confidence for "${target}".`);
  }
  complete([label, column]);
  return column.values.map(Number);
}

/**
 * Create Lift Chart of a table with predictions: returns a row for each bar,
 * sorted by bin name in reverse alphabetical order. Equal confidences stay
 * together.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const target = String(settings.target_class);
  const confidences = confidencesOf(table, target);
  const hits = (columnWithRole(table, 'label')?.values ?? []).map((value) =>
    Number(value === target),
  );
  const names = namesOf(confidences, settings);
  const bars = [...new Set(names)]
    .sort((a, b) => (a < b ? 1 : -1))
    .map((name) =>
      [...confidences.keys()].filter((row) => names[row] === name),
    );
  const total = hits.reduce((sum, hit) => sum + hit, 0);
  const hitsOf = (rows: readonly number[]) =>
    rows.reduce((sum, row) => sum + Number(hits[row]), 0);
  const within = (choose: (...values: number[]) => number) =>
    bars.map((rows) => choose(...rows.map((row) => Number(confidences[row]))));
  return {
    'example set': table,
    'lift pareto chart': [
      {name: 'from', type: 'real', values: within(Math.min)},
      {name: 'to', type: 'real', values: within(Math.max)},
      {name: 'rows', type: 'integer', values: bars.map(({length}) => length)},
      {name: target, type: 'integer', values: bars.map(hitsOf)},
      {
        name: 'line',
        type: 'real',
        values: bars.map(
          (_, at) => hitsOf(bars.slice(0, at + 1).flat()) / total,
        ),
      },
    ],
  };
};
