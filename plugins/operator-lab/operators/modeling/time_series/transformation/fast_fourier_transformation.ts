import {complete} from '../../../_shared/tables/complete';
import {chosenColumns, isNumeric} from '../../../_shared/tables/chosenColumns';
import {valuesOf} from '../../../_shared/series/changedSeries';
import type {Series} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Magnitude of the Fourier coefficient for this number of cycles over the whole
 * series.
 */
function amplitude(series: Series, cycles: number): number {
  const angle = (at: number) => (2 * Math.PI * cycles * at) / series.length;
  const sum = (wave: (angle: number) => number) =>
    series.reduce<number>(
      (total, value, at) => total + Number(value) * wave(angle(at)),
      0,
    );
  return Math.hypot(sum(Math.cos), sum(Math.sin));
}

/** Largest power of two that does not exceed a number of values. */
function usedLength(length: number): number {
  return length < 1 ? 0 : 2 ** Math.floor(Math.log2(length));
}

/**
 * Fast Fourier Transformation: returns the amplitudes of the first values of
 * each series, a power of two, from no cycle to just below one cycle in two
 * rows.
 */
export const run: Run = (inputs, settings) => {
  const table = complete(inputs['example set']);
  const [first] = table;
  const used = usedLength(first?.values.length ?? 0);
  const cycles = Array.from({length: Math.floor(used / 2)}, (_, at) => at);
  return {
    'fft transformed example set': chosenColumns(
      table,
      settings,
      isNumeric,
    ).map((column) => ({
      ...column,
      name: `${column.name}_Amplitude`,
      values: cycles.map((count) =>
        amplitude(valuesOf(column).slice(0, used), count),
      ),
    })),
    original: table,
  };
};
