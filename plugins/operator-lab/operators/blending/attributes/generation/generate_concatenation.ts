import {doubleText} from '../../../_shared/texts/doubleText';
import {namedColumn, withAdded} from '../../../_shared/tables/namedColumn';
import type {Column, Run, Value} from '../../../_shared/types';

/** Formats a date and time like the platform without a format, in UTC. */
function dateText(text: string): string {
  const [day = '', time = ''] = new Date(text).toISOString().split('T');
  const half = Number(time.slice(0, 2)) < 12 ? 'AM' : 'PM';
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 8)} ${half} UTC`;
}

function cellText({type}: Column, value: Exclude<Value, null>): string {
  if (typeof value === 'number') {
    return doubleText(value);
  }
  return type === 'date' ? dateText(value) : value;
}

/**
 * Generate Concatenation: joins two values of each row, with a separator
 * between them.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {separator = '_', trim_values: trims = false} = settings;
  const first = namedColumn(table, String(settings.first_attribute ?? ''));
  const second = namedColumn(table, String(settings.second_attribute ?? ''));
  const edge = (text: string) => (trims === true ? text.trim() : text);
  const values = first.values.map((value, row) => {
    const other = second.values[row] ?? null;
    return value === null || other === null
      ? null
      : [cellText(first, value), String(separator), cellText(second, other)]
          .map(edge)
          .join('');
  });
  return {
    'example set output': withAdded(table, {
      name: `${first.name}${String(separator)}${second.name}`,
      type: 'nominal',
      values,
    }),
    original: table,
  };
};
