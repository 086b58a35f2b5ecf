import {markdownTable} from './table';

/** A value that must hold. */
export type Floor = {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  /** Undefined when it could not be measured in this run. */
  readonly isMet: boolean | undefined;
};

/** What a value must reach, and how it is written. */
export type Rule = {
  readonly what: string;
  readonly limit: number;
  /** Whether the limit is the least value (a floor) or the greatest. */
  readonly atLeast?: boolean;
  readonly value: number | undefined;
  readonly write: (value: number | undefined) => string;
};

/** Compares a value with its limit. */
export function floor({
  what,
  limit,
  atLeast = false,
  value,
  write,
}: Rule): Floor {
  const isKnown = value !== undefined && !Number.isNaN(value);
  return {
    what,
    wanted: `${atLeast ? 'at least' : 'at most'} ${write(limit)}`,
    measured: write(value),
    isMet: isKnown ? (atLeast ? value >= limit : value <= limit) : undefined,
  };
}

/** Ratio of two values; undefined where one was not measured. */
export const ratio = (value: number | undefined, other: number | undefined) =>
  value === undefined || other === undefined ? undefined : value / other;

/** The floors as a Markdown table, a row each. */
export const floorTable = (floors: readonly Floor[]): string =>
  markdownTable(
    ['Floor of ours', 'wanted', 'measured', 'met'],
    floors.map(({what, wanted, measured, isMet}) => [
      what,
      wanted,
      measured,
      isMet === undefined ? 'not measured' : isMet ? 'yes' : 'no',
    ]),
  );
