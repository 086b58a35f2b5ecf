import {isNumeric} from '../../_shared/tables/chosenColumns';
import {javaGaussian} from '../../_shared/numbers/javaGaussian';
import {javaRandom} from '../../_shared/numbers/javaRandom';
import type {Random} from '../../_shared/numbers/javaRandom';
import type {Column, Run, Value} from '../../_shared/types';

const DEFAULT_SEED = 1992;
const DEFAULT_LABEL_NOISE = 0.05;

type Sources = {
  readonly random: Random;
  readonly gauss: () => number;
};

function valuesOf({knownValues, values}: Column): readonly string[] {
  return (
    knownValues ?? [
      ...new Set(values.filter((one) => one !== null).map(String)),
    ]
  );
}

/**
 * Draws a class other than the current one. A missing class counts as the first
 * one.
 */
function otherClass(label: Column, value: Value, random: Random): string {
  const classes = valuesOf(label);
  const old = Math.max(0, classes.indexOf(String(value)));
  const drawn = random.nextInt(classes.length - 1);
  return classes[drawn >= old ? drawn + 1 : drawn]!;
}

/** Returns a function that adds noise to a cell of the label. */
function labelNoise(
  label: Column | undefined,
  share: number,
  {random, gauss}: Sources,
): (value: Value) => Value {
  if (label && isNumeric(label)) {
    const known = label.values.filter((one) => typeof one === 'number');
    const range = Math.max(...known) - Math.min(...known);
    return (value) => {
      const noise = gauss() * share * range;
      return typeof value === 'number' ? value + noise : value;
    };
  }
  if (!label || valuesOf(label).length < 2) {
    return (value) => value;
  }
  return (value) =>
    random.nextDouble() < share ? otherClass(label, value, random) : value;
}

/**
 * Add Noise: changes all numeric regular columns and the label, row by row, and
 * adds random columns at the end.
 */
export const run: Run = ({'example set input': table = []}, settings) => {
  const random = javaRandom(Number(settings.local_random_seed ?? DEFAULT_SEED));
  const sources = {random, gauss: javaGaussian(random)};
  const listed = new Map(
    (settings.noise as readonly (readonly [string, string])[]) ?? [],
  );
  const noiseOf = ({name}: Column) =>
    Number(listed.get(name) ?? settings.default_attribute_noise ?? 0);
  const treated = table.filter((column) => !column.role && isNumeric(column));
  const label = table.find(({role}) => role === 'label');
  const disturb = labelNoise(
    label,
    Number(settings.label_noise ?? DEFAULT_LABEL_NOISE),
    sources,
  );
  const results = new Map<Column, Value[]>(
    [...treated, ...(label ? [label] : [])].map((column) => [column, []]),
  );
  const rows = table[0]?.values ?? [];
  rows.forEach((_, row) => {
    for (const column of treated) {
      const noise = sources.gauss() * noiseOf(column);
      const value = column.values[row];
      results
        .get(column)!
        .push(typeof value === 'number' ? value + noise : null);
    }
    if (label) {
      results.get(label)!.push(disturb(label.values[row] ?? null));
    }
  });
  const added = Array.from(
    {length: Number(settings.random_attributes ?? 0)},
    (__, at) => ({name: `random${at || ''}`, values: [] as number[]}),
  );
  rows.forEach(() => {
    for (const {values} of added) {
      values.push(
        Number(settings.offset ?? 0) +
          Number(settings.linear_factor ?? 1) * sources.gauss(),
      );
    }
  });
  return {
    'example set output': [
      ...table.map((column) => ({
        ...column,
        values: results.get(column) ?? column.values,
      })),
      ...added.map((column): Column => ({...column, type: 'real'})),
    ],
    original: table,
  };
};
