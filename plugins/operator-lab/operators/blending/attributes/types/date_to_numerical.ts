import {namedColumn} from '../../../_shared/tables/namedColumn';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings} from '../../../_shared/types';

const MS = {second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000};
const DAYS_OF_WEEK = 7;
const FIRST_YEAR = 1970;

/** Default reference period of each time unit. */
const RELATIVE_TO: Readonly<Record<string, string>> = {
  millisecond: 'second',
  second: 'minute',
  minute: 'hour',
  hour: 'day',
  day: 'month',
  week: 'year',
  month: 'year',
  quarter: 'year',
  'half year': 'year',
  year: 'era',
};

/**
 * Returns the week of a period with the US calendar: weeks start on Sunday, and
 * the first week contains the first day of the period.
 */
function weekOf(dayOfPeriod: number, weekday: number): number {
  const before =
    (weekday - (dayOfPeriod - 1) + 53 * DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Math.floor((dayOfPeriod - 1 + before) / DAYS_OF_WEEK) + 1;
}

function weekOfYear(date: Date, dayOfYear: number): number {
  const saturday = new Date(
    date.getTime() + (DAYS_OF_WEEK - 1 - date.getUTCDay()) * MS.day,
  );
  return saturday.getUTCFullYear() > date.getUTCFullYear()
    ? 1
    : weekOf(dayOfYear, date.getUTCDay());
}

/**
 * Returns the number of a period of `length` months, starting at 1: within the
 * year, or since January 1970.
 */
function monthsOf(date: Date, length: number, relativeTo: string): number {
  const inYear = Math.floor(date.getUTCMonth() / length) + 1;
  return relativeTo === 'epoch'
    ? inYear + (date.getUTCFullYear() - FIRST_YEAR) * (12 / length)
    : inYear;
}

function dayNumber(date: Date, relativeTo: string): number {
  const startOfYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  switch (relativeTo) {
    case 'week':
      return date.getUTCDay() + 1;
    case 'month':
      return date.getUTCDate();
    default:
      return Math.floor((date.getTime() - startOfYear) / MS.day) + 1;
  }
}

function weekNumber(date: Date, relativeTo: string): number {
  return relativeTo === 'month'
    ? weekOf(date.getUTCDate(), date.getUTCDay())
    : weekOfYear(date, dayNumber(date, 'year'));
}

/**
 * Milliseconds per unit of fixed length. Units since 1970 are truncated toward
 * zero.
 */
const EPOCH_UNITS: Readonly<Record<string, number>> = {
  millisecond: 1,
  ...MS,
  week: DAYS_OF_WEEK * MS.day,
};

function timeOfDay(date: Date, unit: string, relativeTo: string): number {
  const length = EPOCH_UNITS[unit] ?? NaN;
  const within = MS[relativeTo as keyof typeof MS];
  const rest = date.getTime() % within;
  // Milliseconds are a plain remainder, which is negative before 1970. Other
  // units are never negative.
  return unit === 'millisecond'
    ? rest
    : Math.floor(((rest + within) % within) / length);
}

function extracted(date: Date, unit: string, relativeTo: string): number {
  const length = EPOCH_UNITS[unit];
  if (relativeTo === 'epoch' && length !== undefined) {
    return Math.trunc(date.getTime() / length) + 0;
  }
  switch (unit) {
    case 'day':
      return dayNumber(date, relativeTo);
    case 'week':
      return weekNumber(date, relativeTo);
    case 'month':
      return relativeTo === 'quarter'
        ? (date.getUTCMonth() % 3) + 1
        : monthsOf(date, 1, relativeTo);
    case 'quarter':
      return monthsOf(date, 3, relativeTo);
    case 'half year':
      return monthsOf(date, 6, relativeTo);
    case 'year':
      return date.getUTCFullYear() - (relativeTo === 'epoch' ? FIRST_YEAR : 0);
    default:
      return timeOfDay(date, unit, relativeTo);
  }
}

function unitsOf({time_unit = 'millisecond', ...settings}: Settings) {
  const unit = String(time_unit);
  const chosen = settings[`${unit.replace(' ', '_')}_relative_to`];
  return {unit, relativeTo: String(chosen ?? RELATIVE_TO[unit])};
}

/** Date to Numerical: extracts one component of each date, in UTC. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const name = String(settings.attribute_name ?? '');
  const old = namedColumn(table, name);
  if (old.type !== 'date') {
    throw new OperatorError(`There is no column of dates named "${name}".`);
  }
  const {unit, relativeTo} = unitsOf(settings);
  const keepsOld = settings.keep_old_attribute === true;
  const newName = keepsOld ? `${name}_${unit}` : name;
  if (table.some((column) => column !== old && column.name === newName)) {
    throw new OperatorError(`There is a column "${newName}" already.`);
  }
  return {
    'example set output': [
      ...table.filter((column) => keepsOld || column !== old),
      {
        name: newName,
        type: 'real',
        ...(!keepsOld && old.role && {role: old.role}),
        values: old.values.map((value) =>
          value === null ? null : extracted(new Date(value), unit, relativeTo),
        ),
      },
    ],
    original: table,
  };
};
