import {expect, it} from 'vitest';
import {run as unique} from '@lab/cleansing/duplicates/remove_duplicates';
import {run as declare} from '@lab/cleansing/missing/declare_missing_value';
import {run as fill} from '@lab/cleansing/missing/replace_missing_values';
import type {Run, Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [readings, orders = []] = exampleTables(
  import.meta,
  'Why the order counts',
);

const STEPS: Readonly<Record<string, readonly [Run, Settings]>> = {
  'Remove Duplicates': [unique, {}],
  'Declare Missing Value': [
    declare,
    {
      numeric_value: 999,
      attribute_filter_type: 'single',
      attribute: 'temperature',
    },
  ],
};

it.each(orders.map((row) => Object.values(row)))(
  'fills the gap after: %s',
  (before, value) => {
    const steps = String(before)
      .split(', ')
      .map((name) => STEPS[name])
      .filter((step) => step !== undefined);
    const table = [...steps, [fill, {}] as const].reduce(
      (input, [run, settings]) =>
        run({'example set input': input}, settings)['example set output'] ?? [],
      asTable(readings, {temperature: {type: 'real'}}),
    );
    expect(shownCells(table, 'temperature').at(-1)).toBe(value);
  },
);
