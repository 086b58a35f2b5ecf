import type {Run} from '../../../_shared/types';

/** Filter Tokens (by POS Tags), for tokens whose tags stand in a second column: those whose whole tag fits stay. */
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
