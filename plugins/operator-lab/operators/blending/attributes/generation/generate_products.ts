import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {patternOf} from '../../../_shared/texts/textReplacement';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Setting, Value} from '../../../_shared/types';

function product(one: Value, other: Value): Value {
  const result =
    one === null || other === null ? NaN : Number(one) * Number(other);
  return Number.isNaN(result) ? null : result;
}

/**
 * Generate Products: multiplies each column of a first selection by each column
 * of a second one.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const matching = (list: Setting = '') => {
    const pattern = patternOf(`^(?:${String(list)})$`, 'u');
    return regularColumns(table).filter(
      (column) => isNumeric(column) && pattern.test(column.name),
    );
  };
  const second = matching(settings.second_attribute_name);
  const added = matching(settings.first_attribute_name).flatMap((one) =>
    second.map((other): Column => ({
      name: `(${one.name}) * (${other.name})`,
      type: 'real',
      values: one.values.map((value, row) =>
        product(value, other.values[row] ?? null),
      ),
    })),
  );
  const old = added.find(({name}) => table.some((one) => one.name === name));
  if (old) {
    throw new OperatorError(`There is a column "${old.name}" already.`);
  }
  return {'example set output': [...table, ...added], original: table};
};
