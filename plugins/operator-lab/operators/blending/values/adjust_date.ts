import {exactColumn} from '../../_shared/tables/namedColumn';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings} from '../../_shared/types';

/** Milliseconds per unit of fixed length. */
const SPANS: Readonly<Record<string, number>> = {
  Day: 86_400_000,
  Hour: 3_600_000,
  Minute: 60_000,
  Second: 1000,
  Millisecond: 1,
};

const MONTHS: Readonly<Record<string, number>> = {Year: 12, Month: 1};

/**
 * Adds months to a date. If the month is too short for the day, the result is
 * its last day.
 */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(day, next.getUTCDate()));
  return date.getTime();
}

function step([text, unit]: readonly [string, string]): (
  time: number,
) => number {
  if (!/^\s*\+?\s*-?\d+\s*$/.test(text)) {
    throw new OperatorError(`The adjustment "${text}" is no whole number.`);
  }
  const amount = Number(text.replaceAll(/[\s+]/g, ''));
  const span = SPANS[unit];
  const months = MONTHS[unit];
  if (span !== undefined) {
    return (time) => time + amount * span;
  }
  if (months !== undefined) {
    return (time) => addMonths(time, amount * months);
  }
  throw new OperatorError(`There is no unit "${unit}".`);
}

function stepsOf({adjustments}: Settings) {
  return Array.isArray(adjustments)
    ? (adjustments as [string, string][]).map(step)
    : [];
}

/** Adjust Date: moves dates by calendar units, in UTC. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {attribute_name: name, keep_old_attribute: keepsOld} = settings;
  const column = exactColumn(table, name);
  if (column.type !== 'date') {
    throw new OperatorError(`The column "${column.name}" holds no dates.`);
  }
  const newName = keepsOld === true ? `${column.name}_adjusted` : column.name;
  if (table.some((one) => one !== column && one.name === newName)) {
    throw new OperatorError(`There is a column "${newName}" already.`);
  }
  const steps = stepsOf(settings);
  const values = column.values.map((value) => {
    const start = value === null ? 0 : Date.parse(String(value));
    const time = steps.reduce((now, move) => move(now), start);
    return new Date(time).toISOString().replace('T00:00:00.000Z', '');
  });
  const moved = {
    name: newName,
    type: column.type,
    values,
  };
  return {
    'example set output': [
      ...table.filter((one) => keepsOld === true || one !== column),
      moved,
    ],
    original: table,
  };
};
