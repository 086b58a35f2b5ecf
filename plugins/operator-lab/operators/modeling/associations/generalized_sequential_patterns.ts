import {isNominal, isNumeric} from '../../_shared/tables/chosenColumns';
import {innerNumbers, regularColumns} from '../../_shared/tables/innerNumbers';
import {basketsOf} from '../../_shared/models/itemSets';
import {OperatorError} from '../../_shared/types';
import {contains} from '../../_shared/series/sequenceMatch';
import type {
  Limits,
  Pattern,
  TimedBasket,
} from '../../_shared/series/sequenceMatch';
import type {Column, Run, Table} from '../../_shared/types';

function columnOf(table: Table, name: string): Column {
  const column = table.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(`The column "${name}" is absent.`);
  }
  return column;
}

const textOf = (pattern: Pattern): string =>
  pattern.map((part) => `<${part.join(', ')}>`).join(' ');

const withoutItem = (pattern: Pattern, part: number, at: number): Pattern =>
  pattern
    .map((items, own) =>
      own === part ? items.filter((_, place) => place !== at) : items,
    )
    .filter((items) => items.length);

/** Creates patterns with one more item. All parts of a pattern are frequent. */
function candidates(
  seeds: readonly Pattern[],
  names: readonly string[],
): Pattern[] {
  const known = new Set(seeds.map(textOf));
  const isFirst = seeds[0]?.flat().length === 1;
  const grown = seeds.flatMap((one) =>
    seeds
      .filter(
        (other) =>
          one.flat().slice(1).join('\n') ===
          other.flat().slice(0, -1).join('\n'),
      )
      .flatMap((other) => {
        const last = other.at(-1) ?? [];
        const item = last.at(-1) ?? '';
        const next = [...one, last];
        const wider = [
          ...one.slice(0, -1),
          [...new Set([...(one.at(-1) ?? []), item])].sort(
            (a, b) => names.indexOf(a) - names.indexOf(b),
          ),
        ];
        return [
          ...(isFirst || last.length === 1 ? [next] : []),
          ...(isFirst || last.length > 1 ? [wider] : []),
        ];
      }),
  );
  const size = (seeds[0]?.flat().length ?? 0) + 1;
  const isPossible = (pattern: Pattern) =>
    pattern.flat().length === size &&
    pattern.every((part, number) => {
      const isEnd = number === 0 || number === pattern.length - 1;
      return (
        (!isEnd && part.length === 1) ||
        part.every((_, at) =>
          known.has(textOf(withoutItem(pattern, number, at))),
        )
      );
    });
  return [
    ...new Map(
      grown.filter(isPossible).map((pattern) => [textOf(pattern), pattern]),
    ).values(),
  ];
}

/** Returns each customer's baskets, sorted by time. */
function sequencesOf(
  customer: Column,
  time: Column,
  baskets: readonly ReadonlySet<string>[],
): TimedBasket[][] {
  const times = innerNumbers(time);
  const rows = [...baskets.keys()].sort(
    (a, b) => (times[a] ?? 0) - (times[b] ?? 0),
  );
  // A row without a customer counts as a separate customer.
  const owners = customer.values.map((value, row) => value ?? `row ${row}`);
  return [...new Set(owners)].map((own) =>
    rows
      .filter((row) => owners[row] === own)
      .map((row) => ({
        time: times[row] ?? NaN,
        items: baskets[row] ?? new Set(),
      }))
      .filter(({items}) => items.size),
  );
}

/**
 * Generalized Sequential Patterns: finds sequences of two or more items that
 * enough customers share.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const time = columnOf(table, String(settings.time_attribute));
  const customer = columnOf(table, String(settings.customer_id));
  if (!isNumeric(time)) {
    throw new OperatorError(`The column "${time.name}" is not numeric.`);
  }
  const items = regularColumns(table).filter(
    (column) => column !== time && column !== customer,
  );
  const wrong = items.find((column) => !isNominal(column));
  if (wrong) {
    throw new OperatorError(`The column "${wrong.name}" is not nominal.`);
  }
  const baskets = basketsOf(items, String(settings.positive_value));
  const sequences = sequencesOf(customer, time, baskets);
  const limits: Limits = {
    window: Number(settings.window_size),
    maxGap: Number(settings.max_gap),
    minGap: Number(settings.min_gap),
  };
  const least = Number(settings.min_support ?? 0.9);
  const names = items.map(({name}) => name);
  const enough = Math.max(1, Math.floor(sequences.length * least));
  const isFrequent = (name: string) =>
    sequences.filter((sequence) => sequence.some((one) => one.items.has(name)))
      .length >= enough;
  let seeds: readonly Pattern[] = names
    .filter(isFrequent)
    .map((name) => [[name]]);
  const found: {pattern: Pattern; support: number}[] = [];
  while (seeds.length) {
    const frequent = candidates(seeds, names)
      .map((pattern) => ({
        pattern,
        support:
          sequences.filter((sequence) => contains(sequence, pattern, limits))
            .length / sequences.length,
      }))
      .filter(({support}) => support > 0 && support >= least);
    found.push(...frequent);
    seeds = frequent.map(({pattern}) => pattern);
  }
  return {
    patterns: [
      {
        name: 'pattern',
        type: 'nominal',
        values: found.map(({pattern}) => textOf(pattern)),
      },
      {
        name: 'support',
        type: 'real',
        values: found.map(({support}) => support),
      },
    ],
    'example set': table,
  };
};
