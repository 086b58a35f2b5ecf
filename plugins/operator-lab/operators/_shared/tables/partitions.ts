import {isNominal} from './chosenColumns';
import {shuffled} from './randomRows';
import type {Random} from '../numbers/javaRandom';
import type {Column, Table} from '../types';

/** Returns the start of each part, followed by the end of the last one. */
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

/**
 * Divides a list into consecutive parts. A part of size 0 is skipped only if it
 * is the first.
 */
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

/** Assigns rows, in list order, to consecutive parts. */
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

/**
 * Divides rows into parts of the same size: sorts rows by class and deals them
 * out in turn.
 */
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

/**
 * Divides rows into parts of different sizes: divides each class separately.
 */
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

/** Parameters of a division of rows into parts. */
export type Division = {
  /** Fractions of the parts. They add up to 1. */
  readonly ratios: readonly number[];
  /** Value of the parameter `sampling_type`. */
  readonly sampling: string;
  readonly random: Random;
};

/**
 * Returns the part index of each row, starting at 0. Without a nominal label,
 * stratified sampling falls back to shuffled sampling.
 */
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
