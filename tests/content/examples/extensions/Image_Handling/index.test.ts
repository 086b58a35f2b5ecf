import {expect, it} from 'vitest';
import {tablesOf} from '@support/exampleTables';

const [steps = []] = tablesOf(
  'docs/operators/extensions/Image_Handling/index.mdx',
);
const told = steps.map((row) => String(row['What there is']).replace(/,/g, ''));
const images = 10 * 1000;

it('splits the images', () => {
  expect(told[0]).toContain(`${images} rows`);
  expect(told[1]).toContain(`${images * 0.8} rows`);
  expect(told[1]).toContain(`and ${images * 0.2} for`);
  expect(told[2]).toContain(`${images * 0.8} rows`);
});

it('moves the weights once a batch', () => {
  expect((images * 0.8) / 32).toBe(250);
});

it('counts values of smaller and grey images', () => {
  expect([100 * 100 * 3, 50 * 50 * 3, 50 * 50]).toEqual([30000, 7500, 2500]);
});
