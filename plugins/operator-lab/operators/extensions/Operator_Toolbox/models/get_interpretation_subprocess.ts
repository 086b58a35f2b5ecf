import type {Run} from '../../../_shared/types';

/**
 * The weights of drawn rows in Local Interpretation (LIME): the square root of
 * the exponential kernel of the paper, for distances in the column `d`, with a
 * width of your own or by the heuristic for a number of columns.
 */
export const run: Run = ({exa = []}, settings) => {
  const width =
    settings.use_locality_heuristics === false
      ? Number(settings.locality)
      : 0.2 * Math.sqrt(Number(settings.columns));
  const distances = exa.find(({name}) => name === 'd')?.values ?? [];
  return {
    exa: [
      ...exa,
      {
        name: 'weight',
        type: 'real',
        values: distances.map((distance) =>
          Math.sqrt(Math.exp(-(Number(distance) ** 2) / width ** 2)),
        ),
      },
      {name: 'width', type: 'real', values: distances.map(() => width)},
    ],
  };
};
