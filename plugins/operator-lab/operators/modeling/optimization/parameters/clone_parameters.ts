import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';
import {parameterRows, parameterTable, withValue} from './set_parameters';

/** Splits a name at its only dot into operator and parameter. */
function parts(name: string): readonly [string, string] {
  const found = name.replace(/\.+$/, '').split('.');
  if (found.length !== 2) {
    throw new OperatorError(`"${name}" is not an operator and a parameter.`);
  }
  return found as [string, string];
}

/**
 * Clone Parameters. The port `process` has the operators and their parameters
 * as a table, as input and as output.
 */
export const run: Run = ({process = []}, settings) => {
  const pairs = (settings.name_map ?? []) as readonly [string, string][];
  const known = new Set(parameterRows(process).map(({operator}) => operator));
  const after = pairs.reduce((rows, [source, target]) => {
    const [from, to] = [parts(source), parts(target)];
    const absent = [from, to].find(([operator]) => !known.has(operator));
    if (absent) {
      throw new OperatorError(`There is no operator "${absent[0]}".`);
    }
    const value = rows.find(
      ({operator, parameter}) => operator === from[0] && parameter === from[1],
    )?.value;
    if (value === undefined) {
      throw new OperatorError(`The parameter "${source}" has no value.`);
    }
    return withValue(rows, {operator: to[0], parameter: to[1], value});
  }, parameterRows(process));
  return {process: parameterTable(after)};
};
