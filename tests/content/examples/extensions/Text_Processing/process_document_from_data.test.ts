import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/process_document_from_data';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, regularNames, shownCells} from '@support/runTables';
import {rowsWhere} from '@support/sampleRows';
import {ticketTable} from '@support/ticketTexts';

const [modes] = exampleTables(import.meta, 'What is in a cell');
const [tickets, vector] = exampleTables(import.meta);
const ids = ['T-5005', 'T-5010', 'T-5032'];
const input = ticketTable(ids);
const process = (creation: string, table = input) =>
  run({'example set': table}, {vector_creation: creation});

it('begins with the tokens of three tickets', () => {
  expect(column(tickets, 'Tokens')).toEqual(input[2]?.values);
});

it('makes the weights that are shown', () => {
  expect(vector).toEqual(
    rowsWhere(
      process('TF-IDF')['example set'] ?? [],
      ['ticket_id', ids],
      Object.keys(vector?.[0] ?? {}),
    ),
  );
});

it.each(['line', 'call'])('has four ways to a value of %s', (word) => {
  expect(column(modes, `${word} in T-5010`)).toEqual(
    column(modes, 'vector_creation').map(
      (creation) =>
        shownCells(process(String(creation))['example set'], word)[1],
    ),
  );
});

it('names the words of two tickets in the word list', () => {
  const {'word list': list} = process('TF-IDF');
  const counts = shownCells(list, 'document occurrences');
  expect(
    shownCells(list, 'word')
      .filter((_, at) => Number(counts[at]) >= 2)
      .join(', '),
  ).toBe('back, call, good, morn, pleas');
});

it('weighs a word of all texts 0, counts one twice, and keeps a text without words', () => {
  const texts = asTable([{text: 'box box red'}, {text: 'box'}, {text: '4'}], {
    text: {type: 'text'},
  });
  const {'example set': counts} = process('Term Occurrences', texts);
  expect(regularNames(counts)).toBe('box, red');
  expect(shownCells(counts, 'box')).toEqual([2, 1, 0]);
  const binary = process('Binary Term Occurrences', texts)['example set'];
  expect(shownCells(binary, 'box')).toEqual([1, 1, 0]);
  const two = asTable([{text: 'box box red'}, {text: 'box'}], {
    text: {type: 'text'},
  });
  const {'example set': weights} = process('TF-IDF', two);
  expect(shownCells(weights, 'box')).toEqual([0, 0]);
  expect(shownCells(weights, 'red')).toEqual([1, 0]);
});
