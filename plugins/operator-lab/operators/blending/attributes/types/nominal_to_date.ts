import {dateOfText} from '../../../_shared/texts/dateOfText';
import {expectLocal, fromLocal} from '../../../_shared/texts/timeZone';
import {namedColumn} from '../../../_shared/tables/namedColumn';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings, Value} from '../../../_shared/types';

function dateValue(value: Value, row: number, settings: Settings): Value {
  if (value === null) {
    return null;
  }
  const pattern = String(settings.date_format ?? '');
  const date = dateOfText(String(value), pattern);
  if (!date) {
    throw new OperatorError(
      `Row ${row + 1}: "${value}" does not fit the date format ${pattern}.`,
    );
  }
  if (settings.date_type === 'time') {
    date.setUTCFullYear(1970, 0, 1);
  }
  return fromLocal(date, settings).toISOString();
}

/**
 * Nominal to Date: parses dates, in English. Without a time zone, the zone is
 * UTC.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const name = String(settings.attribute_name ?? '');
  const old = namedColumn(table, name);
  expectLocal(String(settings.date_format ?? ''), settings);
  const values = old.values.map((value, row) =>
    dateValue(value, row, settings),
  );
  const keepsOld = settings.keep_old_attribute === true;
  if (keepsOld && table.some((column) => column.name === `${name}_old`)) {
    throw new OperatorError(`There is a column "${name}_old" already.`);
  }
  const others = keepsOld
    ? table.map((column) =>
        column === old ? {...old, name: `${name}_old`} : column,
      )
    : table.filter((column) => column !== old);
  return {
    'example set output': [...others, {name, type: 'date', values}],
    original: table,
  };
};
