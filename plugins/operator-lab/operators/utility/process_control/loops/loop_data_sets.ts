import type {Run, Value} from '../../../_shared/types';

/**
 * Position of the iteration whose results are returned: the last one or, with
 * `onlyBest`, the best one. It is -1 if there is none.
 */
function delivered(performances: readonly Value[], onlyBest: boolean): number {
  if (!onlyBest) {
    return performances.length - 1;
  }
  let best = -1;
  performances.forEach((value, at) => {
    if (
      value !== null &&
      Number(value) > Number(performances[best] ?? -Infinity)
    ) {
      best = at;
    }
  });
  return best;
}

/**
 * Loop Data Sets with a table that has a row for each iteration: returns the
 * variant whose results the operator returns.
 */
export const run: Run = ({rounds = []}, settings) => {
  const valuesOf = (wanted: string) =>
    rounds.find(({name}) => name === wanted)?.values ?? [];
  const round = delivered(valuesOf('accuracy'), settings.only_best === true);
  return {
    delivered: [
      {
        name: 'delivered',
        type: 'nominal',
        values: round < 0 ? [] : [valuesOf('variant')[round] ?? null],
      },
    ],
  };
};
