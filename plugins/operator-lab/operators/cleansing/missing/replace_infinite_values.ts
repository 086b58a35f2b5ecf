import {
  chosenColumns,
  isNumeric,
  replaceEach,
} from '../../_shared/tables/chosenColumns';
import {functionFor} from '../../_shared/tables/replacement';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings, Table, Value} from '../../_shared/types';

/** Returns the replacement for infinity. Null is a missing value. */
function replacement(name: string, settings: Settings): Value {
  const isNegative = settings.replenish_what === 'negative_infinity';
  switch (functionFor(name, settings, 'max_double')) {
    case 'none':
      return Infinity;
    case 'zero':
      return 0;
    case 'max_byte':
      return isNegative ? -128 : 127;
    case 'max_int':
      return isNegative ? -2147483648 : 2147483647;
    case 'missing':
      return null;
    case 'value':
      if (typeof settings.replenishment_value !== 'number') {
        throw new OperatorError('A replenishment value must be given.');
      }
      return settings.replenishment_value;
    default:
      return isNegative ? -Number.MAX_VALUE : Number.MAX_VALUE;
  }
}

/**
 * Replace Infinite Values: replaces positive or negative infinity with a value.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  const replaced =
    settings.replenish_what === 'negative_infinity' ? -Infinity : Infinity;
  const replacements = new Map(
    chosenColumns(table, settings, isNumeric).map(({name}) => [
      name,
      replacement(name, settings),
    ]),
  );
  const apply = (target: Table) =>
    replaceEach(target, [...replacements.keys()], (column) => ({
      ...column,
      values: column.values.map((value) =>
        value === replaced ? (replacements.get(column.name) ?? null) : value,
      ),
    }));
  return {
    'example set output': apply(table),
    ...(newData && {applied: apply(newData)}),
  };
};
