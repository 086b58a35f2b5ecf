import {expect, it} from 'vitest';
import {exampleTables} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';
import {sampleLines} from '@support/sampleLines';

const [csv = ''] = codeBlocks(import.meta, 'text');
const [script = ''] = codeBlocks(import.meta, 'python');
const [columns = []] = exampleTables(
  import.meta,
  'Worked example: types that survive',
);
const [head = '', ...rows] = csv.split('\n');

it('shows the first rows of the sales', () => {
  expect(sampleLines('shop-sales.csv').slice(0, 3)).toEqual([head, ...rows]);
});

it('has a type for each column, and loads three of them in the script', () => {
  const names = columns.map(({Column: name}) => name);
  expect(names.join()).toBe(head);
  const loaded = [...script.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(loaded).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(loaded));
});
