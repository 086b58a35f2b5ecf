import {clausesOf, mapsOf} from '../../shared/record/condition';
import type {Condition, Scalar} from '../../shared/record/condition';
import type {OperatorRecord} from './fields';
import type {Parameter} from '../../shared/record/parameter';
import {prefixed, problemIf} from '../../shared/record/problem';
import {typeOf} from '../../shared/record/parameterTypes';
import {mismatch} from '../../shared/record/mismatch';

/** Checks a parameter's default, range, and options against its type. */
export function valueProblems(parameter: Parameter): string[] {
  const {type, default: value, min, max, options} = parameter;
  const dynamic = parameter.dynamic_options;
  const {control, options: hasOptions, field} = typeOf(type);
  const wrong =
    value === undefined || (dynamic && options)
      ? undefined
      : mismatch(parameter, value);
  return [
    ...problemIf(
      control !== 'number' && (min ?? max) !== undefined,
      `has a range, but is not a number (type: ${type})`,
    ),
    ...problemIf(
      min !== undefined && max !== undefined && min > max,
      `has min ${min} above max ${max}`,
    ),
    ...problemIf(
      !hasOptions && (options !== undefined || dynamic === true),
      `has options, but the type "${type}" has none`,
    ),
    ...problemIf(
      parameter.columns !== undefined && field !== 'columns',
      'has columns, which only a list has',
    ),
    ...problemIf(
      parameter.column_types !== undefined && field !== 'column_types',
      'has column_types, which only a column or columns have',
    ),
    ...problemIf(
      wrong !== undefined,
      `has the default "${value}", which ${wrong}`,
    ),
  ];
}

function clauseProblems(
  [name, values]: [string, readonly Scalar[]],
  {inputs, outputs, parameters}: OperatorRecord,
): string[] {
  if (name.startsWith('port ')) {
    const port = name.slice('port '.length);
    if (![...inputs, ...outputs].some((one) => one.name === port)) {
      return [`names the port "${port}", which the operator does not have`];
    }
    return problemIf(
      values.some((one) => one !== 'connected' && one !== 'not connected'),
      `says "${values.join(',')}" of a port; write connected or not connected`,
    );
  }
  const parameter = parameters.find((one) => one.name === name);
  if (!parameter) {
    return [`names the parameter "${name}", which the operator does not have`];
  }
  return values.flatMap((value) => {
    const wrong = mismatch(parameter, value);
    return wrong ? [`compares "${name}" with "${value}", which ${wrong}`] : [];
  });
}

/** Checks that a condition names ports, parameters, and values that exist. */
export function conditionProblems(
  condition: Condition | undefined,
  record: OperatorRecord,
): string[] {
  return mapsOf(condition).flatMap((map) =>
    clausesOf(map).flatMap((clause) => clauseProblems(clause, record)),
  );
}

/**
 * Checks a parameter and its condition. Each problem continues a sentence that
 * starts with the parameter's name.
 */
export function checkParameter(
  parameter: Parameter,
  record: OperatorRecord,
): string[] {
  return [
    ...prefixed(' ', valueProblems(parameter)),
    ...prefixed('.only_when ', conditionProblems(parameter.only_when, record)),
  ];
}
