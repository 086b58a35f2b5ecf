import {randomOf, rowsAt} from '../../../_shared/tables/randomRows';
import {OperatorError} from '../../../_shared/types';
import type {Random} from '../../../_shared/numbers/javaRandom';
import type {Run, Settings, Value} from '../../../_shared/types';

function sizeOf(settings: Settings, rows: number): number {
  return settings.sample === 'absolute'
    ? Number(settings.sample_size ?? 100)
    : Math.round(rows * Number(settings.sample_ratio ?? 1));
}

/**
 * Draws a row with a probability proportional to its weight (rejection
 * sampling). A row with a missing weight is never rejected.
 */
function drawnRow(
  rows: number,
  weights: readonly Value[] | undefined,
  random: Random,
): number {
  if (!weights) {
    return random.nextInt(rows);
  }
  const most = Math.max(
    ...weights.filter((weight) => weight !== null).map(Number),
  );
  for (;;) {
    const row = random.nextInt(rows);
    const weight = weights[row] ?? null;
    const share = weight === null ? NaN : Number(weight) / most;
    if (!(random.nextDouble() > share)) {
      return row;
    }
  }
}

/** Sample (Bootstrapping): draws rows with replacement, in table order. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const rows = table[0]?.values.length ?? 0;
  if (!rows) {
    throw new OperatorError('The table has no rows.');
  }
  const weights =
    settings.use_weights === false
      ? undefined
      : table.find(({role}) => role === 'weight')?.values;
  const random = randomOf(settings);
  const places = Array.from({length: sizeOf(settings, rows)}, () =>
    drawnRow(rows, weights, random),
  );
  return {
    'example set output': rowsAt(
      table,
      places.sort((a, b) => a - b),
    ),
    original: table,
  };
};
