import {javaRandom} from '../../../_shared/numbers/javaRandom';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Select by Random: draws columns and removes them until the requested number
 * is left. It uses the local random seed.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const left = table.filter(({role}) => !role);
  const isFixed = settings.use_fixed_number_of_attributes === true;
  if (!isFixed && left.length === 0) {
    throw new OperatorError('There is no regular column to draw.');
  }
  const wanted = isFixed
    ? Number(settings.number_of_attributes ?? 1)
    : random.nextInt(left.length) + 1;
  while (left.length > wanted) {
    left.splice(random.nextInt(left.length), 1);
  }
  return {
    'example set output': table.filter(
      (column) => column.role !== undefined || left.includes(column),
    ),
    original: table,
  };
};
