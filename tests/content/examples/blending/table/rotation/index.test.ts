import {expect, it} from 'vitest';
import {run as dePivot} from '@lab/blending/table/rotation/de_pivot';
import {run as transpose} from '@lab/blending/table/rotation/transpose';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [long = [], wide = [], again, turned] = exampleTables(
  import.meta,
  'One table in four shapes',
);

const unrolled = (settings: Settings = {}) =>
  shownRows(
    dePivot(
      {'example set input': asTable(wide)},
      {
        attribute_name: [['sales', 'Q.*']],
        index_attribute: 'quarter',
        create_nominal_index: true,
        ...settings,
      },
    )['example set output'],
  );

it('spreads the quarters over columns', () => {
  expect(wide).toEqual(
    [...new Set(long.map(({shop}) => shop))].map((shop) => ({
      shop,
      ...Object.fromEntries(
        ['Q1', 'Q2', 'Q3'].map((quarter) => [
          quarter,
          long.find((row) => row.shop === shop && row.quarter === quarter)
            ?.sales ?? '?',
        ]),
      ),
    })),
  );
});

it('takes the wide table back, without the gap or with it', () => {
  expect(unrolled()).toEqual(again);
  expect(again).toEqual(long);
  expect(unrolled({keep_missings: true})).toHaveLength(6);
});

it('turns the wide table on its side', () => {
  const input = asTable(wide, {shop: 'id'});
  expect(
    shownRows(
      transpose({'example set input': input}, {})['example set output'],
    ),
  ).toEqual(turned);
});
