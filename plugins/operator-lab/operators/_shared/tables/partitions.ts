import {isNominal} from './chosenColumns';
import {shuffled} from './randomRows';
import type {Random} from '../numbers/javaRandom';
import type {Column, Table} from '../types';

/** Where each part begins, and behind them where the last one ends. */
function startsOf(ratios: readonly number[], size: number): number[] {
  let sum = 0;
  return [
    0,
    ...ratios.map((ratio) => {
      sum += ratio;
      return Math.round(size * sum);
    }),
  ];
}

/** Parts of a list from its beginning to its end. A part without rows is stepped over only in front. */
function linearParts(ratios: readonly number[], size: number): number[] {
  const starts = startsOf(ratios, size);
  let part = 0;
  return Array.from({length: size}, (_, at) => {
    if (at >= (starts[part + 1] ?? size)) {
      part += 1;
    }
    return part;
  });
}

function shuffledParts(
  ratios: readonly number[],
  size: number,
  random: Random,
): number[] {
  const parts = linearParts(ratios, size);
  for (let at = size - 1; at >= 1; at -= 1) {
    const other = random.nextInt(at);
    const part = parts[at] ?? 0;
    parts[at] = parts[other] ?? 0;
    parts[other] = part;
  }
  return parts;
}

/** Puts rows, in the order of the list, into parts. */
function placed(
  rows: readonly number[],
  ratios: readonly number[],
  into: number[],
): void {
  linearParts(ratios, rows.length).forEach((part, at) => {
    into[rows[at] ?? 0] = part;
  });
}

const classOf = ({values}: Column, row: number) => String(values[row] ?? '?');

/** Parts of the same size: rows sorted by class are dealt out in turn. */
function dealtParts(
  ratios: readonly number[],
  label: Column,
  random: Random,
): number[] {
  const sorted = shuffled([...label.values.keys()], random).sort((a, b) => {
    const [one, other] = [classOf(label, a), classOf(label, b)];
    return one < other ? -1 : Number(one > other);
  });
  const parts: number[] = [];
  placed(
    ratios.flatMap((_, start) =>
      sorted.filter((_row, at) => at % ratios.length === start),
    ),
    ratios,
    parts,
  );
  return parts;
}

/** Parts of other sizes: each class is divided on its own. */
function dividedParts(
  ratios: readonly number[],
  label: Column,
  random: Random,
): number[] {
  const classes = new Map<string, number[]>();
  label.values.forEach((_, row) => {
    const name = classOf(label, row);
    classes.set(name, [...(classes.get(name) ?? []), row]);
  });
  const parts: number[] = [];
  for (const rows of classes.values()) {
    placed(shuffled(rows, random), ratios, parts);
  }
  return parts;
}

/** How to divide a table. */
export type Division = {
  /** Shares of the parts; their sum is 1. */
  readonly ratios: readonly number[];
  /** Value of the parameter `sampling_type`. */
  readonly sampling: string;
  readonly random: Random;
};

/** The number of the part, from 0, of each row. Without a nominal label, stratified rows are shuffled. */
export function partsOf(
  table: Table,
  {ratios, sampling, random}: Division,
): number[] {
  const size = table[0]?.values.length ?? 0;
  if (sampling === 'linear sampling') {
    return linearParts(ratios, size);
  }
  const label = table.find(({role}) => role === 'label');
  if (sampling === 'shuffled sampling' || !label || !isNominal(label)) {
    return shuffledParts(ratios, size, random);
  }
  return ratios.every((ratio) => ratio === ratios[0])
    ? dealtParts(ratios, label, random)
    : dividedParts(ratios, label, random);
}
