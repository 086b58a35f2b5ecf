import {MISSING} from '../../run/columnOf';
import type {Column, ColumnType, Table, Value} from '../../run/types';

/** A column as readers see it. */
export type ShownColumn = {
  readonly name: string;
  readonly type: ColumnType;
  readonly role?: string;
  readonly texts: readonly string[];
};

/** Decimal places of numbers that are not whole, as on the pages. */
const DIGITS = 3;

function decimal(value: number): string {
  const text = value.toFixed(DIGITS);
  return Number(text) === 0 && value !== 0
    ? value.toPrecision(DIGITS)
    : text.replace(/^-(?=0\.0+$)/, '');
}

function numberText(value: number, isWhole: boolean): string {
  if (Math.abs(value) === Infinity) {
    return value < 0 ? '-∞' : '∞';
  }
  return isWhole ? String(value + 0) : decimal(value);
}

function shownColumn({name, type, role, values}: Column): ShownColumn {
  const numbers = values.filter(
    (value) => typeof value === 'number' && Number.isFinite(value),
  );
  const isWhole = numbers.every(Number.isInteger);
  const text = (value: Value): string => {
    if (value === null || Number.isNaN(value)) {
      return MISSING;
    }
    return typeof value === 'number' ? numberText(value, isWhole) : value;
  };
  return {
    name,
    type,
    ...(role !== undefined && {role}),
    texts: values.map(text),
  };
}

/** A table as readers see it: the numbers of a column have the same number of decimal places. */
export function shownTable(table: Table): readonly ShownColumn[] {
  return table.map(shownColumn);
}

/** For each column and row, whether readers see something else than before; new columns and rows have changed. */
export function changedCells(
  before: readonly ShownColumn[],
  after: readonly ShownColumn[],
): readonly (readonly boolean[])[] {
  const old = new Map(before.map(({name, texts}) => [name, texts]));
  return after.map(({name, texts}) =>
    texts.map((text, row) => old.get(name)?.[row] !== text),
  );
}
