import {isNominal} from '../tables/chosenColumns';
import {innerNumbers} from '../tables/innerNumbers';
import {knownValues} from '../tables/knownValues';
import type {Column} from '../types';

/** True if a row belongs to a branch. */
export type BranchTest = (column: Column, row: number) => boolean;

/** The rows of a branch, before the node grows. */
type Part = {
  /** Condition for display. */
  readonly name: string;
  readonly test: BranchTest;
  readonly rows: readonly number[];
};

/**
 * Groups rows by value, in order of first occurrence. A missing value counts as
 * the first value of the list.
 */
export function rowsByValue(
  column: Column,
  rows: readonly number[],
): readonly (readonly number[])[] {
  const places = innerNumbers(column);
  const parts = new Map<number, number[]>();
  rows.forEach((row) => {
    const place = places[row] as number;
    const part = Number.isNaN(place) ? 0 : place;
    parts.set(part, [...(parts.get(part) ?? []), row]);
  });
  return [...parts.values()];
}

/**
 * Returns the branch for missing values, if there are any. Values that did not
 * occur in training count as missing.
 */
function gapPart(column: Column, rows: readonly number[]): Part[] {
  const known = new Set(isNominal(column) ? knownValues(column) : []);
  return rows.length
    ? [
        {
          name: `${column.name} = ?`,
          test: ({values}, row) => {
            const value = values[row] ?? null;
            return typeof value === 'string'
              ? !known.has(value)
              : value === null;
          },
          rows,
        },
      ]
    : [];
}

function nominalParts(column: Column, rows: readonly number[]): Part[] {
  return rowsByValue(column, rows).map((part) => {
    const name = column.values[part[0] as number];
    return {
      name: `${column.name} = ${name ?? '?'}`,
      test: ({values}, row) => name !== null && values[row] === name,
      rows: part,
    };
  });
}

function numericParts(
  column: Column,
  limit: number,
  rows: readonly number[],
): Part[] {
  const values = innerNumbers(column);
  const isLower = (row: number) => (values[row] as number) <= limit;
  return [
    {
      name: `${column.name} ≤ ${limit}`,
      test: (tested: Column, row: number) =>
        (innerNumbers(tested)[row] as number) <= limit,
      rows: rows.filter(isLower),
    },
    {
      name: `${column.name} > ${limit}`,
      test: (tested: Column, row: number) =>
        (innerNumbers(tested)[row] as number) > limit,
      rows: rows.filter((row) => !isLower(row)),
    },
  ].filter((part) => part.rows.length > 0);
}

/**
 * Splits rows by the values of a column, or at a limit. With `gapsApart`,
 * missing values get a separate part.
 */
export function partsOf(
  column: Column,
  limit: number | null,
  rows: readonly number[],
  gapsApart: boolean,
): Part[] {
  const isGap = (row: number) =>
    gapsApart && (column.values[row] ?? null) === null;
  const known = rows.filter((row) => !isGap(row));
  return [
    ...(limit === null
      ? nominalParts(column, known)
      : numericParts(column, limit, known)),
    ...gapPart(column, rows.filter(isGap)),
  ];
}
