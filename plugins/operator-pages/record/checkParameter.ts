import type {Setting} from '../run/types';
import {mapsOf} from './condition';
import type {Condition, Scalar} from './condition';
import type {OperatorRecord} from './fields';
import type {Parameter} from './parameter';
import {typeOf} from './parameterTypes';

/** Why a parameter cannot have a value, as the end of a sentence; undefined: it can. */
export function mismatch(
  {type, options, min, max}: Parameter,
  value: Setting,
): string | undefined {
  if (typeOf(type).isNumber) {
    if (typeof value !== 'number') {
      return type === 'real number' && value === 'infinity'
        ? undefined
        : 'is not a number';
    }
    if (type === 'integer' && !Number.isInteger(value)) {
      return 'is not an integer';
    }
    return value < (min ?? -Infinity) || value > (max ?? Infinity)
      ? `is outside its range: ${min ?? '…'} to ${max ?? '…'}`
      : undefined;
  }
  if (type === 'boolean') {
    return typeof value === 'boolean' ? undefined : 'is neither true nor false';
  }
  return type === 'selection' &&
    options &&
    !Object.hasOwn(options, String(value))
    ? `is none of its options: ${Object.keys(options).join(', ')}`
    : undefined;
}

/** What is wrong with the values of a parameter, whatever the operator. */
export function valueProblems(parameter: Parameter): string[] {
  const {type, default: value, min, max, options} = parameter;
  const dynamic = parameter.dynamic_options;
  const {isNumber, options: hasOptions, field} = typeOf(type);
  const wrong =
    value === undefined || (dynamic && options)
      ? undefined
      : mismatch(parameter, value);
  const rules: readonly (readonly [isBroken: boolean, rule: string])[] = [
    [
      !isNumber && (min ?? max) !== undefined,
      `has a range, but is not a number (type: ${type})`,
    ],
    [
      min !== undefined && max !== undefined && min > max,
      `has min ${min} above max ${max}`,
    ],
    [
      !hasOptions && (options !== undefined || dynamic === true),
      `has options, but the type "${type}" has none`,
    ],
    [
      parameter.columns !== undefined && field !== 'columns',
      'has columns, which only a list has',
    ],
    [
      parameter.column_types !== undefined && field !== 'column_types',
      'has column_types, which only a column or columns have',
    ],
    [wrong !== undefined, `has the default "${value}", which ${wrong}`],
  ];
  return rules.flatMap(([isBroken, rule]) => (isBroken ? [rule] : []));
}

function comparison(parameter: Parameter, value: Scalar): string[] {
  const wrong = mismatch(parameter, value);
  return wrong === undefined
    ? []
    : [`compares "${parameter.name}" with "${value}", which ${wrong}`];
}

function clauseProblems(
  [name, wanted]: [string, Scalar | readonly Scalar[]],
  {inputs, outputs, parameters}: OperatorRecord,
): string[] {
  const values = Array.isArray(wanted) ? wanted : [wanted];
  if (name.startsWith('port ')) {
    const port = name.slice('port '.length);
    if (![...inputs, ...outputs].some((one) => one.name === port)) {
      return [`names the port "${port}", which the operator does not have`];
    }
    return values.every(
      (value) => value === 'connected' || value === 'not connected',
    )
      ? []
      : [
          `says "${String(wanted)}" of a port; write connected or not connected`,
        ];
  }
  const parameter = parameters.find((one) => one.name === name);
  return parameter
    ? values.flatMap((value: Scalar) => comparison(parameter, value))
    : [`names the parameter "${name}", which the operator does not have`];
}

/** What is wrong with a condition: it names what the record has, and values that there are. */
export function conditionProblems(
  condition: Condition | undefined,
  record: OperatorRecord,
): string[] {
  return mapsOf(condition).flatMap((map) =>
    Object.entries(map).flatMap((clause) => clauseProblems(clause, record)),
  );
}

/** What is wrong with a parameter: its values against its type, its condition against the record. */
export function checkParameter(
  parameter: Parameter,
  record: OperatorRecord,
): string[] {
  return [
    ...valueProblems(parameter).map((problem) => ` ${problem}`),
    ...conditionProblems(parameter.only_when, record).map(
      (problem) => `.only_when ${problem}`,
    ),
  ].map((problem) => `operator.parameters "${parameter.name}"${problem}`);
}
