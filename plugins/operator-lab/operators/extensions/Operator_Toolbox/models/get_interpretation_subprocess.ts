import type {Run} from '../../../_shared/types';

/**
 * Local Interpretation (LIME): returns the weights of drawn rows, the square
 * root of the exponential kernel from the paper. The column `d` has the
 * distances. The width is a setting, or a heuristic for the number of columns.
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
