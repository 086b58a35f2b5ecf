import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/item_sets_to_data';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownRows} from '@support/runTables';

const [, shown] = exampleTables(import.meta);
const {output: converted} = liveExample(import.meta, run);

it('makes the table shown, with gaps for absent items', () => {
  expect(shownRows(converted({generate_item_set_indicators: true}))).toEqual(
    shown,
  );
});

it('has five columns without indicators', () => {
  expect(converted({})?.map(({name}) => name)).toEqual([
    'Items',
    'Size',
    'Frequency',
    'Support',
    'Score',
  ]);
});
