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

/**
 * Fast Fourier Transformation: returns the amplitudes of each series, from no
 * cycle to one cycle in two rows.
 */
export const run: Run = (inputs, settings) => {
  const table = complete(inputs['example set']);
  const [first] = table;
  const cycles = Array.from(
    {length: Math.floor((first?.values.length ?? 0) / 2) + 1},
    (_, at) => at,
  );
  return {
    'fft transformed example set': [
      {name: 'cycles', type: 'integer', values: cycles},
      ...chosenColumns(table, settings, isNumeric).map((column) => ({
        ...column,
        values: cycles.map((count) => amplitude(valuesOf(column), count)),
      })),
    ],
    original: table,
  };
};
