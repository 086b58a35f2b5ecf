import {expect, it} from 'vitest';
import {run as byLength} from '@lab/extensions/Text_Processing/filtering/filter_by_length';
import {run} from '@lab/extensions/Text_Processing/process_document_from_file';
import {exampleTables} from '@support/exampleTables';
import {asTable, regularNames, shownCells} from '@support/runTables';
import {stepsOf, ticketCell, tokensOf} from '@support/ticketTexts';

const [files, vector] = exampleTables(import.meta);
const ids = ['T-5003', 'T-5022', 'T-5010', 'T-5032'];
const input = asTable(
  ids.map((id) => ({
    class: ticketCell(id, 'topic'),
    text: tokensOf(
      byLength,
      stepsOf(ticketCell(id, 'text'))['Transform Cases'] ?? [],
    ).join(' '),
  })),
  {class: 'label', text: {type: 'text'}},
);
const process = (settings: Parameters<typeof run>[1]) =>
  run(
    {files: input},
    {vector_creation: 'Binary Term Occurrences', ...settings},
  );

it('has four tickets in two folders', () => {
  expect(files).toEqual(
    ids.map((id) => {
      const topic = ticketCell(id, 'topic');
      return {
        Folder: `tickets/${topic}`,
        Class: topic,
        File: `${id}.txt`,
        Text: ticketCell(id, 'text'),
      };
    }),
  );
});

it('leaves ten of 30 words', () => {
  const {'example set': table = []} = process({prune_method: 'absolute'});
  expect(vector).toEqual(
    table.map(({name}) => ({
      word: name,
      ...Object.fromEntries(
        shownCells(table, name).map((cell, at) => [ids[at], cell]),
      ),
    })),
  );
  const count = (settings: Parameters<typeof run>[1]) =>
    regularNames(process(settings)['example set']).split(', ').length;
  expect([count({prune_method: 'absolute'}), count({})]).toEqual([10, 30]);
});

it('keeps a word at either limit', () => {
  const words = (settings: Parameters<typeof run>[1]) => {
    const texts = [{text: 'a b'}, {text: 'a b'}, {text: 'a c'}];
    return shownCells(
      run(
        {files: asTable(texts, {text: {type: 'text'}})},
        {prune_method: 'absolute', ...settings},
      )['word list'],
      'word',
    );
  };
  expect(words({})).toEqual(['a', 'b']);
  expect(words({prune_above_absolute: 2})).toEqual(['b']);
  expect(words({prune_below_absolute: 3})).toEqual(['a']);
});
