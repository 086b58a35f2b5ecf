import type {Run} from '../../_shared/types';
import {run as fromData} from './process_document_from_data';

/**
 * Process Documents from Files with Tokenize as the inner process: returns word
 * vectors of the files' texts, with a row for each file. If `prune_method` is
 * absolute, words in too few or too many files are removed.
 */
export const run: Run = ({files = []}, settings) => {
  const {'example set': table = [], 'word list': words = []} = fromData(
    {'example set': files},
    settings,
  );
  if (settings.prune_method !== 'absolute') {
    return {'example set': table, 'word list': words};
  }
  const least = Number(settings.prune_below_absolute ?? 2);
  const most = Number(settings.prune_above_absolute ?? 9999);
  const texts = words.find(({name}) => name === 'document occurrences');
  const stays = (texts?.values ?? []).map(
    (count) => Number(count) >= least && Number(count) <= most,
  );
  const names = words[0]?.values ?? [];
  const isPruned = (name: string) => stays[names.indexOf(name)] === false;
  return {
    'example set': table.filter(({name}) => !isPruned(name)),
    'word list': words.map((column) => ({
      ...column,
      values: column.values.filter((_, row) => stays[row]),
    })),
  };
};
