import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_empty_attribute';
import {run as append} from '@lab/blending/table/joins/append';
import type {Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [, current, together] = exampleTables(import.meta);
const {input: lastYear, output: added} = liveExample(import.meta, run);
const thisYear = asTable(current);

it('makes tables fit for Append', () => {
  const appended = (older: Table) =>
    append({'example set 1': thisYear, 'example set 2': older}, {})[
      'merged set'
    ];
  expect(() => appended(lastYear)).toThrow('different numbers of columns');
  expect(shownRows(appended(added()))).toEqual(together);
});

it.each([
  [{}, 'real'],
  [{value_type: 'text'}, 'text'],
  [{value_type: 'polynominal'}, 'nominal'],
  [{value_type: 'date_time'}, 'date'],
])('adds a column of missing values with %j', (settings, type) => {
  expect(added(settings).at(-1)).toEqual({
    name: 'discount',
    type,
    values: [null, null],
  });
});

it('stops at a name that is taken, and at a type that no column has', () => {
  expect(() => added({name: 'item'})).toThrow('already a column "item"');
  expect(() => added({value_type: 'attribute_value'})).toThrow(
    'attribute_value',
  );
});

it('works on a table without rows', () => {
  const none = firstRows(lastYear, 0);
  expect(added({}, none).at(-1)?.values).toEqual([]);
});
