import {complete} from '../../../_shared/tables/complete';
import type {Run} from '../../../_shared/types';

/**
 * Filter Tokens (by POS Ratios): keeps the tokens that reach all minimum
 * ratios. Other columns have the counts of their words.
 */
export const run: Run = ({document = []}, settings) => {
  const counts = (name: string) =>
    (
      complete(document).find((column) => column.name === name)?.values ?? []
    ).map(Number);
  const words = counts('Words');
  const kinds = ['Adjectives', 'Nouns', 'Verbs'].map((kind) => ({
    count: counts(kind),
    least: Number(settings[`min_ratio_${kind.toLowerCase()}`] ?? 0),
  }));
  const stays = words.map((all, at) =>
    kinds.every(({count, least}) => (count[at] ?? 0) / all >= least),
  );
  return {
    document: document.map((column) => ({
      ...column,
      values: column.values.filter((_, at) => stays[at]),
    })),
  };
};
