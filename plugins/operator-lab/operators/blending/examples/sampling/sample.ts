import {isNominal} from '../../../_shared/tables/chosenColumns';
import {randomOf, rowsAt} from '../../../_shared/tables/randomRows';
import {OperatorError} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Random} from '../../../_shared/numbers/javaRandom';
import type {Run, Setting, Settings, Table} from '../../../_shared/types';

/**
 * Sample size: a number of rows, a fraction, or the probability of each row.
 */
type Amount = {readonly mode: string; readonly value: number};

/** Draws some rows and keeps their order. */
function drawn(
  rows: readonly number[],
  {mode, value}: Amount,
  random: Random,
): number[] {
  if (mode === 'probability') {
    return rows.filter(() => random.nextDouble() < value);
  }
  let wanted = mode === 'relative' ? Math.trunc(rows.length * value) : value;
  return rows.filter((_, at) => {
    const isDrawn = random.nextInt(rows.length - at) + 1 <= wanted;
    wanted -= isDrawn ? 1 : 0;
    return isDrawn;
  });
}

const PARAMETERS: Readonly<Record<string, readonly [string, number]>> = {
  absolute: ['sample_size', 100],
  relative: ['sample_ratio', 0.1],
  probability: ['sample_probability', 0.1],
};

/**
 * Groups rows by class, in order of first occurrence. A missing label counts as
 * the first class of the value list.
 */
function classesOf(table: Table): number[][] {
  const label = table.find(({role}) => role === 'label');
  if (!label || !isNominal(label)) {
    throw new OperatorError('Balancing needs a nominal label.');
  }
  const known = knownValues(label);
  const classes = new Map<unknown, number[]>();
  label.values.forEach((value, row) => {
    const name = value ?? known[0];
    classes.set(name, [...(classes.get(name) ?? []), row]);
  });
  return [...classes.values()];
}

function balanced(
  table: Table,
  pairs: Setting,
  mode: string,
  settings: Settings,
): number[] {
  const classes = classesOf(table);
  const listed = Array.isArray(pairs) ? (pairs as [string, string][]) : [];
  const shared = randomOf(settings);
  return classes.slice(0, listed.length).flatMap((rows) => {
    const name = table.find(({role}) => role === 'label')?.values[rows[0] ?? 0];
    const pair = listed.find(([own]) => own === String(name ?? '?'));
    const random =
      settings.use_local_random_seed === true ? randomOf(settings) : shared;
    return drawn(rows, {mode, value: Number(pair?.[1] ?? 0)}, random);
  });
}

/**
 * Sample: draws rows without replacement, from the table or from each class.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const mode = String(settings.sample ?? 'absolute');
  const [parameter, fallback] = PARAMETERS[mode] ?? ['sample_size', 100];
  const rows = [...(table[0]?.values ?? []).keys()];
  const value = Number(settings[parameter] ?? fallback);
  if (settings.balance_data !== true) {
    if (mode === 'absolute' && value > rows.length) {
      throw new OperatorError(`The table has less than ${value} rows.`);
    }
  }
  const places =
    settings.balance_data === true
      ? balanced(
          table,
          settings[`${parameter}_per_class`] ?? [],
          mode,
          settings,
        )
      : drawn(rows, {mode, value}, randomOf(settings));
  return {
    'example set output': rowsAt(
      table,
      places.sort((a, b) => a - b),
    ),
    original: table,
  };
};
