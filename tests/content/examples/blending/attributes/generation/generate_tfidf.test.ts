import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_tfidf';
import type {Settings} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [counts = []] = exampleTables(import.meta);
const notes = {ticket_id: {role: 'id'}};
const table = asTable(counts, notes);
const weigh = (settings: Settings, input = table) =>
  shownRows(run({'example set input': input}, settings)['example set output']);

it('counts words as the tickets have them', () => {
  const tickets = sampleTable('support-tickets.csv');
  const cellsOf = (name: string) =>
    tickets.find((column) => column.name === name)?.values ?? [];
  for (const {ticket_id: id = '', ...words} of counts) {
    const text = String(cellsOf('text')[cellsOf('ticket_id').indexOf(id)]);
    for (const [word, count] of Object.entries(words)) {
      const found = text.match(new RegExp(`\\b${word}\\b`, 'gi')) ?? [];
      expect([id, word, found.length]).toEqual([id, word, count]);
    }
  }
});

it('loses a row with a gap, unless values are frequencies already', () => {
  const gap = asTable([
    {a: 1, b: '?', c: 1},
    {a: 0, b: 2, c: 1},
  ]);
  expect(weigh({}, gap)[0]).toEqual({a: '?', b: '?', c: '?'});
  expect(weigh({calculate_term_frequencies: false}, gap)).toEqual([
    {a: 0.693, b: '?', c: 0},
    {a: 0, b: 1.386, c: 0},
  ]);
});

it('stops without rows, and without a column to weigh', () => {
  expect(() => weigh({}, [integer('a', [])])).toThrow('The table has no rows.');
  expect(() => weigh({}, asTable(counts, notes, ['ticket_id']))).toThrow(
    'The table has no column without a role.',
  );
});
