import {OperatorError} from '../types';
import {expectCount} from './mathematics';
import type {Call, Calls} from './mathematics';
import {dateOf, isAbsent, numberOf, numeric, textOf, truth} from './value';
import type {Value} from './value';

/** Names of the unit constants. Each constant has its name as its value. */
export const UNITS = [
  'DATE_UNIT_YEAR',
  'DATE_UNIT_MONTH',
  'DATE_UNIT_WEEK',
  'DATE_UNIT_DAY',
  'DATE_UNIT_HOUR',
  'DATE_UNIT_MINUTE',
  'DATE_UNIT_SECOND',
  'DATE_UNIT_MILLISECOND',
] as const;

type Unit = (typeof UNITS)[number];

/** Parts of a date in UTC. Months start at 0. Weeks are not a part. */
type Parts = [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  millisecond: number,
];

const PLACES: Readonly<Record<Exclude<Unit, 'DATE_UNIT_WEEK'>, number>> = {
  DATE_UNIT_YEAR: 0,
  DATE_UNIT_MONTH: 1,
  DATE_UNIT_DAY: 2,
  DATE_UNIT_HOUR: 3,
  DATE_UNIT_MINUTE: 4,
  DATE_UNIT_SECOND: 5,
  DATE_UNIT_MILLISECOND: 6,
};

const DAYS_OF_WEEK = 7;

function partsOf(date: number): Parts {
  const at = new Date(date);
  return [
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    at.getUTCMilliseconds(),
  ];
}

function unitOf(value: Value | undefined, name: string): Unit | null {
  const unit = textOf(value, name);
  if (unit !== null && !UNITS.includes(unit as Unit)) {
    throw new OperatorError(`${name} takes a unit such as DATE_UNIT_DAY.`);
  }
  return unit as Unit | null;
}

/** Number of days in a month. Day 0 of the next month is its last day. */
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Adds an amount of a unit to a date. If the month is too short for the day,
 * the result is the last day of the month.
 */
function added(date: number, amount: number, unit: Unit): number {
  const parts = partsOf(date);
  if (unit === 'DATE_UNIT_WEEK') {
    parts[2] += DAYS_OF_WEEK * amount;
    return Date.UTC(...parts);
  }
  const place = PLACES[unit];
  parts[place] = (parts[place] ?? 0) + amount;
  if (place <= PLACES.DATE_UNIT_MONTH) {
    parts[2] = Math.min(parts[2], daysIn(parts[0], parts[1]));
  }
  return Date.UTC(...parts);
}

function placeOf(unit: Unit, name: string): number {
  if (unit === 'DATE_UNIT_WEEK') {
    throw new OperatorError(`${name}: weeks differ between countries.`);
  }
  return PLACES[unit];
}

/**
 * Builds a function of a date, a number, and a unit. Fractions of the number
 * are dropped.
 */
function changed(
  compute: (date: number, amount: number, unit: Unit) => number,
): Call {
  return (parts, name) => {
    expectCount(parts, name, 3);
    const date = dateOf(parts[0], name);
    const amount = numberOf(parts[1], name);
    const unit = unitOf(parts[2], name);
    const isMissing =
      date === null || unit === null || !Number.isFinite(amount);
    return {
      type: 'date',
      value: isMissing ? null : compute(date, Math.trunc(amount), unit),
    };
  };
}

function ofTwoDates(
  compute: (first: number, second: number) => Value,
  missing: Value,
): Call {
  return (parts, name) => {
    expectCount(parts, name, 2);
    const [first, second] = parts.map((part) => dateOf(part, name));
    return isAbsent(first) || isAbsent(second)
      ? missing
      : compute(first, second);
  };
}

/** Date calculations in UTC. */
export const DATES: Calls = {
  date_before: ofTwoDates(
    (first, second) => truth(first < second),
    truth(null),
  ),
  date_after: ofTwoDates((first, second) => truth(first > second), truth(null)),
  date_diff: ofTwoDates(
    (first, second) => numeric('integer', second - first),
    numeric('integer', NaN),
  ),
  date_millis: (parts, name) => {
    expectCount(parts, name, 1);
    return numeric('integer', dateOf(parts[0], name) ?? NaN);
  },
  date_add: changed(added),
  date_set: changed((date, amount, unit) => {
    const parts = partsOf(date);
    parts[placeOf(unit, 'date_set')] = amount;
    return Date.UTC(...parts);
  }),
  date_get: (parts, name) => {
    expectCount(parts, name, 2);
    const date = dateOf(parts[0], name);
    const unit = unitOf(parts[1], name);
    return numeric(
      'integer',
      date === null || unit === null
        ? NaN
        : (partsOf(date)[placeOf(unit, name)] ?? NaN),
    );
  },
};
