import {loopRounds} from '../../../_shared/tables/loopRounds';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** All combinations of `size` names, in the order of the names. */
function combinations(
  names: readonly string[],
  size: number,
): readonly (readonly string[])[] {
  return size === 0
    ? [[]]
    : names.flatMap((name, at) =>
        combinations(names.slice(at + 1), size - 1).map((rest) => [
          name,
          ...rest,
        ]),
      );
}

/** Loop Attribute Subsets: returns the columns of each iteration. */
export const run: Run = ({'example set': table = []}, settings) => {
  const names = table.filter(({role}) => !role).map(({name}) => name);
  const exact =
    settings.use_exact_number === true
      ? Number(settings.exact_number_of_attributes ?? -1)
      : -1;
  const limit =
    settings.limit_max_number === true
      ? Number(settings.max_number_of_attributes ?? -1)
      : -1;
  const first =
    exact > 0 ? exact : Number(settings.min_number_of_attributes ?? 1);
  const last = exact > 0 ? exact : limit === -1 ? names.length : limit;
  if (exact <= 0 && limit > 0 && first > limit) {
    throw new OperatorError('The minimum is greater than the maximum.');
  }
  if (last > names.length) {
    throw new OperatorError('There are not so many columns.');
  }
  const sets = Array.from(
    {length: Math.max(0, last - first + 1)},
    (_, at) => first + at,
  ).flatMap((size) => combinations(names, size));
  return {
    rounds: loopRounds({
      feature_number: sets.map(({length}) => length),
      feature_names: sets.map((set) => set.join(', ')),
    }),
  };
};
