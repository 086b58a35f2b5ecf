import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/unify_item_sets';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [harbor, market, , ofMarket] = exampleTables(import.meta);

it('leaves the sets shown', () => {
  const left = run(
    {
      'frequent item sets 1': asTable(harbor),
      'frequent item sets 2': asTable(market),
    },
    {},
  );
  expect(shownRows(left['frequent item sets 2'])).toEqual(ofMarket);
});

it('removes what two of three share, and nothing from one alone', () => {
  const three = run(
    {a: asTable(harbor), b: asTable(market), c: asTable(ofMarket)},
    {},
  );
  expect(three.b?.[0]?.values).toEqual([]);
  expect(shownRows(run({a: asTable(harbor)}, {}).a)).toEqual(harbor);
});
