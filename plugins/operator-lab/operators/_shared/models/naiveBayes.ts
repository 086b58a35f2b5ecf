import {sum} from '../numbers/averages';
import {isNominal} from '../tables/chosenColumns';
import {innerNumbers, regularColumns, rowCount} from '../tables/innerNumbers';
import type {Prediction} from './prediction';
import {columnWithRole} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import {columnOfTraining, trainingLabel} from '../tables/trainingLabel';
import type {Column, Table} from '../types';

/** Distribution of a column's numbers in a class. */
export type Density = {
  /** Returns the natural logarithm of the density at a number. */
  readonly log: (value: number) => number;
  /** Distribution parameters for display, by name. */
  readonly parameters?: Readonly<Record<string, number>>;
};

/** Fits a density to the known numbers of a class, weighted by row. */
export type DensityOf = (
  values: readonly number[],
  weights: readonly number[],
) => Density;

type Group = {
  readonly name: string;
  readonly rows: readonly number[];
  readonly total: number;
};

/** Log likelihood of a row's value in a class: 0 if a number is missing. */
type Score = (group: number, row: number) => number;

type BayesColumn = {
  readonly name: string;
  /** Parameters of each class for display, by name. */
  readonly shown: readonly Readonly<Record<string, number>>[];
  readonly scores: (column: Column) => Score;
};

/** A Naive Bayes model. */
export type BayesModel = {
  readonly label: Column;
  readonly groups: readonly Group[];
  /** Prior of each class: its share of the total weight. */
  readonly priors: readonly number[];
  readonly columns: readonly BayesColumn[];
};

function nominalColumn(
  column: Column,
  groups: readonly Group[],
  weights: readonly number[],
  addition: number,
): BayesColumn {
  const known = knownValues(column);
  const values = [...known, null];
  const shares = groups.map(({rows, total}) =>
    values.map((value) => {
      const own = rows.filter((row) => column.values[row] === value);
      return (
        (sum(own.map((row) => Number(weights[row]))) + addition) /
        (total + addition * values.length)
      );
    }),
  );
  return {
    name: column.name,
    shown: shares.map((list) =>
      Object.fromEntries(
        values.map((value, at) => [
          `${column.name} = ${value ?? 'unknown'}`,
          list[at] ?? NaN,
        ]),
      ),
    ),
    scores: (fresh) => (group, row) => {
      const at = known.indexOf(String(fresh.values[row] ?? ''));
      return Math.log(shares[group]?.at(at) ?? NaN);
    },
  };
}

function numericColumn(
  column: Column,
  groups: readonly Group[],
  weights: readonly number[],
  densityOf: DensityOf,
): BayesColumn {
  const numbers = innerNumbers(column);
  const densities = groups.map(({rows}) => {
    const known = rows.filter((row) => !Number.isNaN(numbers[row]));
    return densityOf(
      known.map((row) => Number(numbers[row])),
      known.map((row) => Number(weights[row])),
    );
  });
  return {
    name: column.name,
    shown: densities.map(({parameters = {}}) =>
      Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [
          `${column.name}: ${name}`,
          value,
        ]),
      ),
    ),
    scores: (fresh) => {
      const values = innerNumbers(fresh);
      return (group, row) => {
        const value = values[row] ?? NaN;
        return Number.isNaN(value) ? 0 : (densities[group]?.log(value) ?? NaN);
      };
    },
  };
}

/**
 * Learns the shares of nominal values and the densities of numbers per class.
 * Rows without a label count only in the total.
 */
export function bayesModel(
  table: Table,
  hasCorrection: boolean,
  densityOf: DensityOf,
): BayesModel {
  const label = trainingLabel(table);
  const weight = columnWithRole(table, 'weight');
  const weights = weight
    ? innerNumbers(weight)
    : Array.from({length: rowCount(table)}, () => 1);
  const total = sum(weights);
  const groups = knownValues(label).map((name): Group => {
    const rows = label.values.flatMap((value, row) =>
      value === name ? [row] : [],
    );
    return {name, rows, total: sum(rows.map((row) => Number(weights[row])))};
  });
  const addition = hasCorrection ? 1 / total : Number.MIN_VALUE;
  return {
    label,
    groups,
    priors: groups.map((group) => group.total / total),
    columns: regularColumns(table).map((column) =>
      isNominal(column)
        ? nominalColumn(column, groups, weights, addition)
        : numericColumn(column, groups, weights, densityOf),
    ),
  };
}

/**
 * Predicts the most likely class from log likelihoods. If classes tie, the
 * first one wins. A class with NaN is impossible.
 */
function mostLikely(
  names: readonly string[],
  logs: readonly number[],
): Prediction {
  const known = logs.map((log) => (Number.isNaN(log) ? -Infinity : log));
  const best = Math.max(...known);
  if (best === -Infinity) {
    return {value: null, confidences: names.map(() => null)};
  }
  const parts = known.map((log) => Math.exp(log - best));
  return {
    value: names[known.indexOf(best)] ?? null,
    confidences: parts.map((part) => part / sum(parts)),
  };
}

/** Returns the prediction for each row of new data. */
export function bayesPredictions(
  {groups, priors, columns}: BayesModel,
  data: Table,
): readonly Prediction[] {
  const scores = columns.map((column) =>
    column.scores(columnOfTraining(data, column.name)),
  );
  return Array.from({length: rowCount(data)}, (_, row) =>
    mostLikely(
      groups.map(({name}) => name),
      priors.map((prior, group) =>
        scores.reduce((log, score) => log + score(group, row), Math.log(prior)),
      ),
    ),
  );
}
