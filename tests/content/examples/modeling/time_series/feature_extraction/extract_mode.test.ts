import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/feature_extraction/extract_mode';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';
import {oneSeries} from '@support/seriesExample';

const [shown] = exampleTables(import.meta);
const tickets = sampleTable('support-tickets.csv');

function modes(rows: number) {
  const first = firstRows(tickets, rows);
  return run({'example set': first}, {attribute: 'channel'}).features;
}

it('counts the channels of the first tickets', () => {
  expect(shownCells(tickets, 'ticket_id').slice(0, 12)).toEqual(
    Array.from({length: 12}, (_, at) => `T-${5001 + at}`),
  );
  expect(shownRows(modes(12))).toEqual(shown);
});

it('has a tie two tickets later', () => {
  expect(shownCells(modes(14), 'rows').slice(0, 2)).toEqual([6, 6]);
});

it('counts no gaps', () => {
  const {features} = run(
    {'example set': oneSeries(['x', null, null])},
    {attribute: 'a'},
  );
  expect(shownRows(features)).toEqual([{order: 1, mode: 'x', rows: 1}]);
});
