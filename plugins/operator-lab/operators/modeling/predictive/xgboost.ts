import {complete} from '../../_shared/tables/complete';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../_shared/tables/innerNumbers';
import {knownValues} from '../../_shared/tables/knownValues';
import {columnWithRole} from '../../_shared/tables/columnsByRole';
import {logistic} from '../../_shared/models/logistic';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Table} from '../../_shared/types';

/**
 * A column as the library receives it. Missing values are NaN, and 0 counts as
 * missing.
 */
type Feature = {readonly name: string; readonly values: readonly number[]};

const TWO_VALUES = 2;

function featuresOf(column: Column): readonly Feature[] {
  const values = innerNumbers(column);
  const known = knownValues(column);
  return !isNominal(column) || known.length <= TWO_VALUES
    ? [{name: column.name, values: values.map((value) => value || NaN)}]
    : known.map((name, place) => ({
        name: `${column.name} = ${name}`,
        values: values.map((value) => (value === place ? 1 : NaN)),
      }));
}

/** Encodes numeric columns first, then nominal ones. */
function encoded(table: Table): readonly Feature[] {
  const columns = regularColumns(table);
  return [
    ...columns.filter((column) => !isNominal(column)),
    ...columns.filter(isNominal),
  ].flatMap(featuresOf);
}

/** Sums of the first and second derivatives of the loss. */
type Sums = {readonly g: number; readonly h: number};

type Split = {
  readonly feature: string;
  /** Null if the split separates known from missing values. */
  readonly limit: number | null;
  readonly left: Sums;
  readonly right: Sums;
  readonly gain: number;
  readonly isLeft: readonly boolean[];
};

/**
 * Returns all ways to divide the rows by a feature: below a limit or not, with
 * missing values on either side, and known against missing values.
 */
function divisions({values}: Feature) {
  const known = [
    ...new Set(values.filter((value) => !Number.isNaN(value))),
  ].sort((a, b) => a - b);
  const hasGaps = values.some(Number.isNaN);
  const limits = known
    .slice(1)
    .map((value, at) => ((known[at] as number) + value) / 2);
  return [
    ...limits.flatMap((limit) =>
      (hasGaps ? [false, true] : [false]).map((gapsLeft) => ({
        limit,
        isLeft: values.map((value) =>
          Number.isNaN(value) ? gapsLeft : value < limit,
        ),
      })),
    ),
    ...(hasGaps
      ? [{limit: null, isLeft: values.map((value) => !Number.isNaN(value))}]
      : []),
  ];
}

/**
 * First round of XGBoost with the tree booster, for a label with two values.
 * `features` has the columns as the library receives them, `splits` the best
 * split of each column, and `predictions` the confidence after a tree with one
 * split.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = []} = inputs;
  const label = columnWithRole(table, 'label');
  if (!label || knownValues(label).length > TWO_VALUES) {
    throw new OperatorError('There is no label of two values.');
  }
  complete([label]);
  const lambda = Number(settings.lambda ?? 1);
  const rate = Number(settings.learning_rate ?? 0.3);
  const least = Number(settings.min_child_weight ?? 1);
  const wanted = innerNumbers(label).map((place) => Number(place === 1));
  const start = 0.5;
  const sums = (isIn: (row: number) => boolean): Sums => {
    const rows = wanted.filter((_, row) => isIn(row));
    return {
      g: rows.reduce((sum, value) => sum + start - value, 0),
      h: rows.length * start * (1 - start),
    };
  };
  const score = ({g, h}: Sums) => (g * g) / (h + lambda);
  const weight = ({g, h}: Sums) => -g / (h + lambda);
  const root = score(sums(() => true));
  const features = encoded(table);
  const splits = features.flatMap((feature) => {
    const found: Split[] = [];
    for (const {limit, isLeft} of divisions(feature)) {
      const left = sums((row) => isLeft[row] === true);
      const right = sums((row) => isLeft[row] !== true);
      const gain = score(left) + score(right) - root;
      if (
        Math.min(left.h, right.h) >= least &&
        gain > (found[0]?.gain ?? Number(settings.min_split_loss ?? 0))
      ) {
        found[0] = {feature: feature.name, limit, left, right, gain, isLeft};
      }
    }
    return found;
  });
  const chosen = splits.reduce<Split | null>(
    (one, other) => (other.gain > (one?.gain ?? 0) ? other : one),
    null,
  );
  const numbers = (name: string, of: (split: Split) => number | null) =>
    ({name, type: 'real', values: splits.map(of)}) as const;
  return {
    features: features.map(({name, values}) => ({
      name,
      type: 'real',
      values: values.map((value) => (Number.isNaN(value) ? null : value)),
    })),
    splits: [
      {
        name: 'column',
        type: 'nominal',
        values: splits.map(({feature}) => feature),
      },
      numbers('limit', ({limit}) => limit),
      numbers('G below', ({left}) => left.g),
      numbers('H below', ({left}) => left.h),
      numbers('G above', ({right}) => right.g),
      numbers('H above', ({right}) => right.h),
      numbers('gain', ({gain}) => gain),
    ],
    predictions: [
      {
        name: 'confidence',
        type: 'real',
        values: Array.from({length: rowCount(table)}, (_, row) =>
          logistic(
            chosen
              ? rate * weight(chosen.isLeft[row] ? chosen.left : chosen.right)
              : 0,
          ),
        ),
      },
    ],
  };
};
