import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_values';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownRows} from '@support/runTables';

const [customers, rounds] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);

/** The inner process: mean charge of a region's rows. */
function innerOf(region: unknown) {
  const charges = (customers ?? [])
    .filter((row) => row.region === region)
    .map((row) => Number(row.monthly_charge));
  return {
    'rows after the filter': charges.length,
    'average(monthly_charge)': Number(
      (charges.reduce((sum, one) => sum + one, 0) / charges.length).toFixed(3),
    ),
  };
}

it('has a round for each region, in the order of the rows', () => {
  expect(
    shownRows(computed({attribute: 'region'})).map((row) => ({
      ...row,
      ...innerOf(row.loop_value),
    })),
  ).toEqual(rounds);
});

it('passes over values that no row has', () => {
  const input = withColumn(table, 'region', {
    knownValues: ['west', 'north', 'south', 'east'],
  });
  expect(
    computed({attribute: 'region', iteration_macro: 'm'}, input)?.[1],
  ).toMatchObject({name: 'm', values: ['west', 'south', 'east']});
});

it.each(['gone', 'monthly_charge'])('stops at the column %s', (attribute) => {
  expect(() => run({'input 1': table}, {attribute})).toThrow(attribute);
});
