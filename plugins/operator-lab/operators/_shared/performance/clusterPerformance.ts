import type {Table} from '../types';

/** A measure and its value: NaN if it is unknown. */
export type Measure = readonly [name: string, value: number];

/**
 * Appends measures to a performance table. A measure with the same name is
 * replaced.
 */
export function withMeasures(
  before: Table | undefined,
  added: readonly Measure[],
): Table {
  const names = added.map(([name]) => name);
  const old = (before?.[0]?.values ?? [])
    .map((name, row): Measure => [
      String(name),
      Number(before?.[1]?.values[row] ?? NaN),
    ])
    .filter(([name]) => !names.includes(name));
  const rows = [...old, ...added];
  return [
    {name: 'measure', type: 'nominal', values: rows.map(([name]) => name)},
    {
      name: 'value',
      type: 'real',
      values: rows.map(([, value]) => (Number.isNaN(value) ? null : value)),
    },
  ];
}

/** Reads cluster sizes from the column `rows` of a cluster model. */
export function sizesOf(model: Table | undefined): readonly number[] {
  const sizes = model?.find(({name}) => name === 'rows')?.values ?? [];
  return sizes.map(Number);
}
