import {isNominal} from '../../../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../../../_shared/tables/innerNumbers';
import {OperatorError} from '../../../../_shared/types';
import {withRole} from '../../../../_shared/tables/withRole';
import type {Column, Run, Settings} from '../../../../_shared/types';

type Bin = {readonly from: number; readonly to: number; readonly count: number};

/** Bins of equal width. A value on a border counts in the lower bin. */
function fixedBins(sorted: readonly number[], bins: number, nominal: boolean) {
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  const width = nominal || last === first ? 1 : (last - first) / bins;
  const result: Bin[] = [];
  let from = first;
  let done = 0;
  while (done < sorted.length) {
    const to = result.length === bins - 1 ? last : from + width;
    const end = sorted.filter((value) => value <= to).length;
    result.push({from, to, count: end - done});
    done = end;
    from += width;
  }
  return result;
}

/**
 * Returns the exclusive end of a bin that starts at a position and should have
 * `wanted` values. Equal values stay together.
 */
function endOfBin(
  sorted: readonly number[],
  start: number,
  wanted: number,
): number {
  let end = start + 1;
  while (end < Math.min(start + wanted, sorted.length)) {
    const isNew = sorted[end] !== sorted[end - 1];
    if (isNew && sorted[end] === sorted[end + wanted]) {
      break;
    }
    end += 1;
  }
  while (end < sorted.length && sorted[end] === sorted[end - 1]) {
    end += 1;
  }
  return end;
}

/**
 * Bins with about `wanted` values. Equal values share a bin, and a single
 * remaining value has no bin.
 */
function dynamicBins(
  sorted: readonly number[],
  wanted: number,
  nominal: boolean,
) {
  const result: Bin[] = [];
  const last = sorted.at(-1) ?? 0;
  let start = 0;
  while (start < sorted.length - 1) {
    const end = endOfBin(sorted, start, wanted);
    const from = sorted[start] ?? 0;
    const to = sorted[end] ?? (nominal ? last + 1 : last);
    const before = result.at(-1);
    const count = end - start;
    if (to > from) {
      result.push({from, to, count});
    } else if (before) {
      result.splice(-1, 1, {
        from: before.from,
        to,
        count: before.count + count,
      });
    } else {
      result.push({from, to: to + 1, count});
    }
    start = end;
  }
  return result;
}

function binsOf(column: Column, settings: Settings): readonly Bin[] {
  const sorted = [...innerNumbers(column)].sort((a, b) => a - b);
  if (sorted.some(Number.isNaN)) {
    throw new OperatorError('A value is missing.');
  }
  const asked = Number(settings.number_of_bins ?? -1);
  const usual = Math.round(Math.sqrt(sorted.length));
  const nominal = isNominal(column);
  const bins = asked === -1 ? usual : asked;
  return settings.select_mode === 'dynamic binwidth'
    ? dynamicBins(
        sorted,
        nominal ? 1 : Math.floor(sorted.length / bins),
        nominal,
      )
    : fixedBins(sorted, nominal ? 1 : bins, nominal);
}

/**
 * Score of each bin: the height of the highest bin divided by its own height,
 * by default as a logarithm. In ranked mode, the rank of the bin, starting with
 * the highest one.
 */
function scoresOf(bins: readonly Bin[], settings: Settings): readonly number[] {
  const heights = bins.map(({from, to, count}) => count / (to - from));
  const scores = heights.map((height) => Math.max(...heights) / height);
  if (settings.ranked_mode === true) {
    if (bins.length < 2) {
      throw new OperatorError('A column has a single bin.');
    }
    const order = [...scores.keys()].sort(
      (a, b) => (scores[a] ?? 0) - (scores[b] ?? 0) || a - b,
    );
    return scores.map((_, bin) => order.indexOf(bin) + 1);
  }
  return settings['use_log_scale_(better_precision)'] === false
    ? scores
    : scores.map(Math.log10);
}

/** Position of a value's bin. A value on a border belongs to the upper bin. */
const binOf = (bins: readonly Bin[], value: number): number => {
  const inside = bins.findIndex(({from, to}) => value >= from && value < to);
  return inside < 0 ? bins.length - 1 : inside;
};

/**
 * Histogram-based Outlier Score (HBOS) with the same settings for all columns,
 * without missing values.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const scored = regularColumns(table).map((column) => {
    const bins = binsOf(column, settings);
    const scores = scoresOf(bins, settings);
    return innerNumbers(column).map(
      (value) => scores[binOf(bins, value)] ?? NaN,
    );
  });
  const adds =
    settings.ranked_mode === true ||
    settings['use_log_scale_(better_precision)'] !== false;
  const values = Array.from({length: rowCount(table)}, (_, row) =>
    scored.reduce(
      (total, scores) =>
        adds ? total + (scores[row] ?? 0) : total * (scores[row] ?? 1),
      adds ? 0 : 1,
    ),
  );
  return {
    'example set': withRole(table, {
      name: 'score',
      type: 'real',
      role: 'outlier',
      values,
    }),
  };
};
