import {mapsOf} from './condition';
import type {Condition, Scalar} from './condition';
import type {OperatorRecord} from './fields';
import type {Parameter} from './parameter';
import {typeOf} from './parameterTypes';

function numberProblems({type, default: value, min, max}: Parameter): string[] {
  if (!typeOf(type).isNumber) {
    return min === undefined && max === undefined
      ? []
      : [`has a range, but is no number (type: ${type})`];
  }
  const problems = [];
  if (min !== undefined && max !== undefined && min > max) {
    problems.push(`has min ${min} above max ${max}`);
  }
  if (value === undefined) {
    return problems;
  }
  if (value === 'infinity' && type === 'real number') {
    return problems;
  }
  if (typeof value !== 'number') {
    problems.push(`has the default "${value}", which is no number`);
  } else if (type === 'integer' && !Number.isInteger(value)) {
    problems.push(`has the default ${value}, which is no integer`);
  } else if (value < (min ?? -Infinity) || value > (max ?? Infinity)) {
    problems.push(
      `has the default ${value}, outside its range ${min ?? '…'} to ${max ?? '…'}`,
    );
  }
  return problems;
}

function optionProblems(parameter: Parameter): string[] {
  const {type, default: value, options, dynamic_options: dynamic} = parameter;
  if (!typeOf(type).options) {
    return options || dynamic
      ? [`has options, but the type "${type}" has none`]
      : [];
  }
  return type === 'selection' &&
    options &&
    !dynamic &&
    value !== undefined &&
    !Object.hasOwn(options, String(value))
    ? [
        `has the default "${value}", which is none of its options: ${Object.keys(options).join(', ')}`,
      ]
    : [];
}

/** Fields that only some types have, and a rule that says so. */
const OWN_FIELDS = {
  columns: 'has columns, which only a list has',
  column_types: 'has column_types, which only a column or columns have',
} as const;

function typeProblems(parameter: Parameter): string[] {
  const {type, default: value} = parameter;
  return [
    ...(type === 'boolean' && value !== undefined && typeof value !== 'boolean'
      ? [`has the default "${value}", which is neither true nor false`]
      : []),
    ...(['columns', 'column_types'] as const)
      .filter((field) => parameter[field] && typeOf(type).field !== field)
      .map((field) => OWN_FIELDS[field]),
  ];
}

function valueProblem(parameter: Parameter, value: Scalar): string | undefined {
  const {name, type, options} = parameter;
  if (type === 'boolean' && typeof value !== 'boolean') {
    return `compares "${name}" with "${value}"; it is true or false`;
  }
  return type === 'selection' &&
    options &&
    !Object.hasOwn(options, String(value))
    ? `compares "${name}" with "${value}", which is none of its options: ${Object.keys(options).join(', ')}`
    : undefined;
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
    ? values.flatMap((value: Scalar) => valueProblem(parameter, value) ?? [])
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

/** What is wrong with the values of a parameter, whatever the operator. */
export function valueProblems(parameter: Parameter): string[] {
  return [
    ...numberProblems(parameter),
    ...optionProblems(parameter),
    ...typeProblems(parameter),
  ];
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
