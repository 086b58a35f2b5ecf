import type {Run, Value} from '../../../_shared/types';

/** The round whose results leave the operator. */
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

/** Loop Data Sets on a table with a row for each round: the variant whose results it delivers. */
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
