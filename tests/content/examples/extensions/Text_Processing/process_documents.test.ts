import {expect, it} from 'vitest';
import {run as fromData} from '@lab/extensions/Text_Processing/process_document_from_data';
import {run} from '@lab/extensions/Text_Processing/process_documents';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, regularNames, shownCells} from '@support/runTables';
import {stepsOf, ticketCell, ticketTable} from '@support/ticketTexts';

const [documents, vector] = exampleTables(import.meta);
const counts = {vector_creation: 'Term Occurrences'};
const {'word list': known = []} = fromData(
  {'example set': ticketTable(['T-5005', 'T-5010', 'T-5032'])},
  counts,
);
const ids = ['T-5007', 'T-5020'];
const {'example set': table = []} = run(
  {'documents 1': ticketTable(ids), 'word list': known},
  counts,
);
const words = table.filter(({role}) => !role);

it('takes two more tickets of the sample data', () => {
  expect(documents).toEqual(
    ids.map((id) => ({Document: id, Text: ticketCell(id, 'text')})),
  );
});

it('counts the words of the list that occur', () => {
  expect(words).toHaveLength(21);
  const occurring = words.filter(({values}) =>
    values.some((value) => value !== 0),
  );
  expect(words.length - occurring.length).toBe(9);
  expect(vector).toEqual(
    occurring.map(({name}) => {
      const cells = shownCells(table, name);
      return {word: name, 'T-5007': cells[0], 'T-5020': cells[1]};
    }),
  );
});

it('has seven words of the one and five of the other', () => {
  const sums = ids.map((id) =>
    column(vector, id).reduce((sum, cell) => Number(sum) + Number(cell), 0),
  );
  expect(sums).toEqual([7, 5]);
  const stemsOf = (id: string) =>
    stepsOf(ticketCell(id, 'text'))['Stem (Porter)'] ?? [];
  const shared = (id: string, other: string) =>
    stemsOf(id).filter((stem) => stemsOf(other).includes(stem));
  expect(shared('T-5007', 'T-5032')).toHaveLength(6);
  expect(shared('T-5020', 'T-5005')).toHaveLength(5);
  expect(stemsOf('T-5020')).toContain('cancel');
  expect(regularNames(table)).not.toContain('cancel');
});

it('has the words of the documents without a list, and 0 where no document has a word of the list', () => {
  const texts = asTable([{text: 'red box'}], {text: {type: 'text'}});
  const list = asTable([{word: 'blue'}, {word: 'red'}]);
  const {'example set': without} = run({'documents 1': texts}, counts);
  expect(regularNames(without)).toBe('box, red');
  const {'example set': scored} = run(
    {'documents 1': texts, 'word list': list},
    counts,
  );
  expect(regularNames(scored)).toBe('blue, red');
  expect(shownCells(scored, 'blue')).toEqual([0]);
});
