import type {Setting} from '../run/types';
import {mismatch} from './checkParameter';
import type {OperatorRecord} from './fields';
import type {Parameter} from './parameter';
import type {Port} from './port';
import {typeOf} from './parameterTypes';

function parameterProblems({name, type, options}: Parameter): string[] {
  const {control} = typeOf(type);
  if (!control) {
    return [`names "${name}", whose type "${type}" cannot be tried`];
  }
  return control === 'choice' && !options
    ? [`names "${name}", which has no options to choose from`]
    : [];
}

/** Why a setting cannot be that of a parameter; undefined: it can. */
function settingProblem(
  parameter: Parameter,
  value: Setting,
): string | undefined {
  switch (typeOf(parameter.type).control) {
    case 'list':
    case 'conditions':
      return Array.isArray(value) ? undefined : 'is not a list of pairs';
    case 'text':
    case 'columns':
      return typeof value === 'string' ? undefined : 'is not a text';
    default:
      return mismatch(parameter, value);
  }
}

/** Tables of an example that has its model applied: new rows, and the same rows with predictions. */
const APPLIED = {
  inputs: ['new data', 'unlabelled data'],
  outputs: ['applied', 'labelled data'],
};

/** Whether a port has a name, or adds a port with this name, such as `example set 2`. */
function isPort({name, many}: Port, wanted: string): boolean {
  const first = wanted.replace(/\d+$/, '1');
  return (
    wanted === name ||
    (many === true && (first === name || first === `${name} 1`))
  );
}

/** What is wrong with the live example of a record: it names what the record has, and values that there are. */
export function liveProblems({
  live,
  parameters,
  inputs,
  outputs,
}: OperatorRecord): string[] {
  if (!live) {
    return [];
  }
  const parameterOf = (name: string) =>
    parameters.find((one) => one.name === name);
  const hasModel = outputs.some(({type}) => /model/i.test(type));
  const problems = [
    ...live.parameters.flatMap((name) => {
      const parameter = parameterOf(name);
      return (
        parameter
          ? parameterProblems(parameter)
          : [`names "${name}", which the operator does not have`]
      ).map((problem) => `parameters ${problem}`);
    }),
    ...Object.entries(live.same_options).flatMap(([list, other]) => [
      ...(parameterOf(list)?.type === 'list'
        ? []
        : [`same_options.${list} is no list of the operator`]),
      ...(parameterOf(other)?.options
        ? []
        : [`same_options.${list} names "${other}", which has no options`]),
    ]),
    ...Object.entries(live.settings).flatMap(([name, value]) => {
      const parameter = parameterOf(name);
      const problem = parameter
        ? settingProblem(parameter, value)
        : 'is no parameter of the operator';
      return problem ? [`settings.${name} ${problem}`] : [];
    }),
    ...Object.keys(live.inputs ?? {})
      .filter(
        (name) =>
          !inputs.some((port) => isPort(port, name)) &&
          !(hasModel && APPLIED.inputs.includes(name)),
      )
      .map((name) => `inputs.${name} is no input of the operator`),
    ...(live.output === undefined ||
    outputs.some((port) => isPort(port, live.output!)) ||
    (hasModel && APPLIED.outputs.includes(live.output))
      ? []
      : [`output "${live.output}" is no output of the operator`]),
  ];
  return [
    ...problems.map((problem) => `operator.live.${problem}`),
    ...(inputs.length > 0 && outputs.length > 0
      ? []
      : ['operator.live needs an operator with an input and an output']),
  ];
}
