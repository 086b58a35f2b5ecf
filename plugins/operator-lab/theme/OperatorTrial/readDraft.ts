import {isNumeric, MISSING, numberIn} from '../../run/columnOf';
import type {Trial, TrialParameter} from '../../run/trial';
import type {
  Column,
  ColumnType,
  Setting,
  Settings,
  Tables,
  Value,
} from '../../run/types';
import {holds} from './draft';
import type {Draft, DraftSetting} from './draft';

/** What is expected where something else was typed. */
export type Problem = {
  readonly expected: 'number' | 'whole number' | 'date' | 'text';
  /** Bounds, included. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether it stands in a cell, where `?` would do as well. */
  readonly isCell?: boolean;
  /** Whether the operator takes what was typed, and only the example cannot compute so much. */
  readonly isTooMuch?: boolean;
};

export type Problems = Readonly<Record<string, Problem>>;

/** What the example is computed from, and what of it cannot be read. */
type ReadDraft = {
  readonly settings: Settings;
  readonly inputs: Tables;
  readonly problems: Problems;
};

type Read<T> = {readonly value: T} | {readonly problem: Problem};

/** Key of a parameter among problems. */
export function settingKey(name: string): string {
  return `setting ${name}`;
}

/** Key of a cell among problems. */
export function cellKey(port: string, column: number, row: number): string {
  return `cell ${column} ${row} ${port}`;
}

/** The largest whole number that is computed where the operator has no bound: a million iterations would freeze the page. */
const MOST = 1_000;

function readNumber(
  text: string,
  {min, max, whole = false}: TrialParameter,
  start: Setting | undefined,
): Read<number> {
  const value = numberIn(text.trim());
  const isRight =
    value !== undefined &&
    (!whole || Number.isInteger(value)) &&
    value >= (min ?? -Infinity) &&
    value <= (max ?? Infinity);
  if (!isRight) {
    return {problem: {expected: whole ? 'whole number' : 'number', min, max}};
  }
  const isTooMuch =
    whole && max === undefined && value > MOST && value !== start;
  return isTooMuch
    ? {problem: {expected: 'whole number', max: MOST, isTooMuch}}
    : {value};
}

/** Reads a setting. A text or number is not set while it is empty and has no default; a number may have a text as its default. */
function readSetting(
  parameter: TrialParameter,
  typed: DraftSetting,
  start: Setting | undefined,
): Read<Setting | undefined> {
  const isStart = typed === '' ? start === undefined : typed === start;
  if (isStart) {
    return {value: start};
  }
  return parameter.control === 'number' && typeof typed === 'string'
    ? readNumber(typed, parameter, start)
    : {value: typed};
}

const EXPECTED: Readonly<Record<ColumnType, Problem['expected']>> = {
  integer: 'whole number',
  real: 'number',
  date: 'date',
  nominal: 'text',
  binominal: 'text',
  text: 'text',
};

/** A date as operators read it: a time without a zone is in UTC, wherever the reader is. */
function dateValue(text: string): string {
  return text.replace(
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/,
    '$1T$2Z',
  );
}

function isRightText(text: string, type: ColumnType): boolean {
  return type === 'date'
    ? /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))
    : text !== '';
}

/** Whether spaces at the ends of its texts matter, since the example has some. */
function hasOuterSpaces({values}: Column): boolean {
  return values.some(
    (value) => typeof value === 'string' && /^ | $/.test(value),
  );
}

function readCell(typed: string, column: Column): Read<Value> {
  const {type} = column;
  const text = hasOuterSpaces(column) ? typed : typed.trim();
  if (text.trim() === MISSING) {
    return {value: null};
  }
  const value = isNumeric(type)
    ? numberIn(text)
    : type === 'date'
      ? dateValue(text)
      : text;
  const isRight =
    typeof value === 'number'
      ? type === 'real' || Number.isInteger(value)
      : value !== undefined &&
        (isRightText(value, type) || column.values.includes(value));
  return isRight
    ? {value: value!}
    : {problem: {expected: EXPECTED[type], isCell: true}};
}

/** A column with other values; the list of those that it knows gets the new ones at its end. */
function withValues(column: Column, values: readonly Value[]): Column {
  const {knownValues} = column;
  const texts = values.filter((value) => typeof value === 'string');
  return {
    ...column,
    values,
    ...(knownValues && {knownValues: [...new Set([...knownValues, ...texts])]}),
  };
}

/** Reads what was typed. Parameters without effect keep what they start with, whatever was typed. */
export function readDraft(trial: Trial, draft: Draft): ReadDraft {
  const problems: Record<string, Problem> = {};
  const kept = <T>(key: string, read: Read<T>, otherwise: T): T => {
    if ('value' in read) {
      return read.value;
    }
    problems[key] = read.problem;
    return otherwise;
  };
  const settings: Record<string, Setting> = {...trial.settings};
  for (const parameter of trial.parameters) {
    const {name} = parameter;
    const start = trial.settings[name];
    const typed = draft.settings[name] ?? '';
    const value = holds(parameter.when, draft.settings, trial.settings)
      ? kept(settingKey(name), readSetting(parameter, typed, start), start)
      : start;
    if (value !== undefined) {
      settings[name] = value;
    }
  }
  const inputs = Object.fromEntries(
    Object.entries(trial.inputs).map(([port, table]) => [
      port,
      table.map((column, at) =>
        withValues(
          column,
          column.values.map((start, row) =>
            kept(
              cellKey(port, at, row),
              readCell(draft.cells[port]?.[at]?.[row] ?? '', column),
              start,
            ),
          ),
        ),
      ),
    ]),
  );
  return {settings, inputs, problems};
}
