import {dateText} from '../../../_shared/texts/datePattern';
import {expectLocal, toLocal} from '../../../_shared/texts/timeZone';
import {namedColumn} from '../../../_shared/tables/namedColumn';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Date to Nominal: formats dates with a pattern, in English. Without a time
 * zone, the zone is UTC.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const name = String(settings.attribute_name ?? '');
  const old = namedColumn(table, name);
  if (old.type !== 'date') {
    throw new OperatorError(`The column "${name}" holds no dates.`);
  }
  const keepsOld = settings.keep_old_attribute === true;
  const newName = keepsOld ? `${name}_nominal` : name;
  if (table.some((column) => column !== old && column.name === newName)) {
    throw new OperatorError(`There is a column "${newName}" already.`);
  }
  const pattern = String(settings.date_format ?? '');
  expectLocal(pattern, settings);
  const values = old.values.map((value) =>
    value === null
      ? null
      : dateText(toLocal(new Date(value), settings), pattern),
  );
  return {
    'example set output': [
      ...table.filter((column) => keepsOld || column !== old),
      {
        name: newName,
        type: 'nominal',
        ...(!keepsOld && old.role && {role: old.role}),
        values,
      },
    ],
    original: table,
  };
};
