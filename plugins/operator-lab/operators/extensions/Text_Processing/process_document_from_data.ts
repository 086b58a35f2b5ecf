import type {Column, Run} from '../../_shared/types';
import {wordVectors} from '../../_shared/texts/wordVectors';
import {run as tokenize} from './tokenization/tokenize';

function tokensOf(row: number, columns: readonly Column[]): readonly string[] {
  const values = columns.map((column) => column.values[row] ?? '');
  const {document = []} = tokenize(
    {document: [{name: 'token', type: 'nominal', values}]},
    {},
  );
  return (document[0]?.values ?? []).map(String);
}

/**
 * Process Documents from Data with Tokenize as the inner process: returns word
 * vectors of the text columns, and the word list.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const columns = table.filter(({type, role}) => type === 'text' && !role);
  const texts = (table[0]?.values ?? []).map((_, row) =>
    tokensOf(row, columns),
  );
  const creation = String(settings.vector_creation ?? 'TF-IDF');
  const {words, rows} = wordVectors(texts, creation);
  return {
    'example set': [
      ...table.filter((column) => !columns.includes(column)),
      ...words.map((name, at): Column => {
        const values = rows.map((row) => row[at] ?? 0);
        return {name, type: 'real', values};
      }),
    ],
    'word list': [
      {name: 'word', type: 'nominal', values: words},
      {
        name: 'total occurrences',
        type: 'integer',
        values: words.map(
          (word) => texts.flat().filter((token) => token === word).length,
        ),
      },
      {
        name: 'document occurrences',
        type: 'integer',
        values: words.map(
          (word) => texts.filter((text) => text.includes(word)).length,
        ),
      },
    ],
  };
};
