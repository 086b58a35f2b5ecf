import type {Run} from '../../_shared/types';
import {run as fromData} from './process_document_from_data';

/**
 * Process Documents with Tokenize as the inner process: returns the word counts
 * of each document, with a row for each document. If there is a word list, its
 * words are the columns.
 */
export const run: Run = (
  {'documents 1': documents = [], 'word list': known},
  settings,
) => {
  const counted = fromData({'example set': documents}, settings);
  const words = known?.find(({name}) => name === 'word');
  if (!known || !words) {
    return counted;
  }
  const table = counted['example set'] ?? [];
  const isGiven = (name: string) => documents.some((one) => one.name === name);
  return {
    'example set': [
      ...table.filter(({name}) => isGiven(name)),
      ...words.values.map(String).map(
        (word) =>
          table.find(({name}) => name === word) ?? {
            name: word,
            type: 'real' as const,
            values: (documents[0]?.values ?? []).map(() => 0),
          },
      ),
    ],
    'word list': known,
  };
};
