import type {Run} from '../../../_shared/types';

/**
 * Filter Tokens (by POS Tags): keeps the tokens whose whole tag matches the
 * expression. The second column has the tags.
 */
export const run: Run = ({document = []}, settings) => {
  const tags = document[1]?.values ?? [];
  const pattern = new RegExp(`^(?:${String(settings.expression ?? '')})$`, 'u');
  const stays = tags.map(
    (tag) => pattern.test(String(tag)) !== Boolean(settings.invert_filter),
  );
  return {
    document: document.map((column) => ({
      ...column,
      values: column.values.filter((_, at) => stays[at]),
    })),
  };
};
