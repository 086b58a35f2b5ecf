import {isNominal} from '../../_run/chosenColumns';
import {binsByFrequency} from '../../_run/liftBins';
import {columnWithRole, predictionOf} from '../../_run/columnsByRole';
import {knownValues} from '../../_run/knownValues';
import {OperatorError} from '../../_run/types';
import type {Run, Settings, Table} from '../../_run/types';

/** Upper limits of bins of the same width. */
function widths(values: readonly number[], count: number): readonly number[] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return Array.from({length: count}, (_, at) =>
    at === count - 1 ? Infinity : min + ((at + 1) / count) * (max - min),
  );
}

/** Upper limits of bins with the same number of rows, the lowest of which takes the rest. */
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

function limitsOf(values: readonly number[], settings: Settings) {
  const count = Number(settings.number_of_bins ?? 10);
  switch (settings.binning_type) {
    case 'absolute':
      return sizes(values, Number(settings.size_of_bins ?? 1000));
    case 'simple':
      return widths(values, count);
    default:
      return binsByFrequency(values, count);
  }
}

/** The confidences for the class that the chart is about. */
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
  return column.values.map(Number);
}

/**
 * Create Lift Chart of a table with predictions: a row for each bar, the
 * highest confidences first. Equal confidences stay together.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const target = String(settings.target_class);
  const confidences = confidencesOf(table, target);
  const hits = (columnWithRole(table, 'label')?.values ?? []).map((value) =>
    Number(value === target),
  );
  const limits = limitsOf(confidences, settings);
  const binOf = (value: number) => limits.findIndex((limit) => value <= limit);
  const bars = limits
    .map((_, bin) =>
      [...confidences.keys()].filter(
        (row) => binOf(Number(confidences[row])) === bin,
      ),
    )
    .filter((rows) => rows.length > 0)
    .reverse();
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
