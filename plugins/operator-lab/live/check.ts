import type {ExampleOperator, ExamplePort} from '../../shared/liveExamples';
import {mismatch} from '../../shared/record/mismatch';
import {typeOf} from '../../shared/record/parameterTypes';
import type {Parameter} from '../../shared/record/parameter';
import {prefixed, problemIf, sentences} from '../../shared/record/problem';
import type {Setting} from '../run/types';
import {liveOf, liveSchema} from './fields';
import type {Live} from './fields';

/**
 * Returns the reason why a live example cannot include a parameter, or
 * undefined if it can.
 */
function trialProblem(parameter: Parameter | undefined): string | undefined {
  if (!parameter) {
    return 'which the operator does not have';
  }
  const {type, options} = parameter;
  const {control} = typeOf(type);
  if (!control) {
    return `whose type "${type}" cannot be tried`;
  }
  return control === 'choice' && !options
    ? 'which has no options to choose from'
    : undefined;
}

/**
 * Returns the reason why a parameter cannot have a value, or undefined if it
 * can.
 */
function settingProblem(
  parameter: Parameter | undefined,
  value: Setting,
): string | undefined {
  if (!parameter) {
    return 'is no parameter of the operator';
  }
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

/**
 * Names of additional tables in an example that applies its model: new rows,
 * and the same rows with predictions.
 */
const APPLIED = {
  inputs: ['new data', 'unlabelled data'],
  outputs: ['applied', 'labelled data'],
};

/**
 * True if the port has this name, or can add a port with this name, for example
 * `example set 2`.
 */
function isPort({name, many}: ExamplePort, wanted: string): boolean {
  const first = wanted.replace(/\d+$/, '1');
  return (
    wanted === name ||
    (many === true && (first === name || first === `${name} 1`))
  );
}

function problemsOf(
  live: Live,
  {parameters, inputs, outputs}: ExampleOperator,
): string[] {
  const parameterOf = (name: string) =>
    parameters.find((one) => one.name === name);
  const hasModel = outputs.some(({type}) => /model/i.test(type));
  const isTable = (side: 'inputs' | 'outputs', name: string) =>
    ({inputs, outputs})[side].some((port) => isPort(port, name)) ||
    (hasModel && APPLIED[side].includes(name));
  return [
    ...live.parameters.flatMap((name) => {
      const problem = trialProblem(parameterOf(name));
      return problem ? [`parameters names "${name}", ${problem}`] : [];
    }),
    ...Object.entries(live.same_options).flatMap(([list, other]) => [
      ...problemIf(
        parameterOf(list)?.type !== 'list',
        `same_options.${list} is no list of the operator`,
      ),
      ...problemIf(
        !parameterOf(other)?.options,
        `same_options.${list} names "${other}", which has no options`,
      ),
    ]),
    ...Object.entries(live.settings).flatMap(([name, value]) => {
      const problem = settingProblem(parameterOf(name), value);
      return problem ? [`settings.${name} ${problem}`] : [];
    }),
    ...Object.keys(live.fixed).flatMap((name) =>
      problemIf(
        parameterOf(name) !== undefined,
        `fixed.${name} is a parameter: set it in settings`,
      ),
    ),
    ...Object.entries(live.options).flatMap(([name, values]) =>
      values.flatMap((value) =>
        problemIf(
          parameterOf(name)?.options?.[value] === undefined,
          `options.${name} names "${value}", which is none of its options`,
        ),
      ),
    ),
    ...Object.entries(live.inputs ?? {}).flatMap(([name, {given}]) =>
      problemIf(
        isTable('inputs', name) === (given !== undefined),
        given === undefined
          ? `inputs.${name} is no input of the operator; given says what it is`
          : `inputs.${name} is an input of the operator, so it is not given`,
      ),
    ),
    ...problemIf(
      live.output !== undefined &&
        isTable('outputs', live.output) === (live.shows !== undefined),
      live.shows === undefined
        ? `output "${live.output}" is no output of the operator; shows says what it is`
        : `output "${live.output}" is an output of the operator, so shows is not needed`,
    ),
  ];
}

/**
 * Returns the mistakes in the field `live` of a record: a wrong format, and
 * names and values that the record does not have.
 */
export function liveProblems(operator: ExampleOperator): string[] {
  const {live: written, inputs, outputs} = operator;
  if (written === undefined) {
    return [];
  }
  const {error} = liveSchema.validate(written, {abortEarly: false});
  if (error) {
    return prefixed('.', sentences(error, written, ''));
  }
  const live = liveOf(operator);
  const hasInput = inputs.length > 0 || live?.inputs !== undefined;
  return live
    ? [
        ...prefixed('.', problemsOf(live, operator)),
        ...problemIf(
          !hasInput || (outputs.length === 0 && live.output === undefined),
          ' needs an operator with an input and an output',
        ),
      ]
    : [];
}
