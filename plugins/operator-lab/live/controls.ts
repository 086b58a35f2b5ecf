import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {clausesOf, mapsOf} from '../../shared/record/condition';
import type {Condition, Scalar} from '../../shared/record/condition';
import type {Parameter} from '../../shared/record/parameter';
import {shownName} from '../../shared/record/parameter';
import {typeOf} from '../../shared/record/parameterTypes';
import type {ExampleOperator} from '../../shared/liveExamples';
import type {TrialCondition, TrialParameter} from '../run/trial';
import type {Live} from './fields';

/**
 * Matches the heading of a list column that contains column names, as the
 * platform writes it.
 */
const NAMES_COLUMNS = /^(attribute|column)\b/i;

const markdown = unified().use(remarkParse).freeze();

/**
 * Converts Markdown to plain text. Code keeps its backticks, and parameters
 * have their display names.
 */
function plainText(value: string, names: ReadonlySet<string>): string {
  const tree = markdown.parse(value);
  visit(tree, 'inlineCode', (node) => {
    const shown = names.has(node.value) ? shownName(node.value) : node.value;
    node.value = `\`${shown}\``;
  });
  return toString(tree);
}

/**
 * Simplifies a condition: a port is connected if the example has a table for
 * it. Returns undefined if the condition always holds.
 */
function trialCondition(
  condition: Condition | undefined,
  ports: readonly string[],
): TrialCondition | undefined {
  const holds = (name: string, wanted: readonly Scalar[]) => {
    const isConnected = ports.includes(name.slice('port '.length));
    return wanted.includes(isConnected ? 'connected' : 'not connected');
  };
  const isPort = (name: string) => name.startsWith('port ');
  const maps = mapsOf(condition);
  const left = maps
    .map(clausesOf)
    .filter((map) =>
      map.every(([name, wanted]) => !isPort(name) || holds(name, wanted)),
    )
    .map((map) => map.filter(([name]) => !isPort(name)));
  return maps.length === 0 || left.some((map) => map.length === 0)
    ? undefined
    : left.map((map) => Object.fromEntries(map));
}

/** Context of a parameter in an example. */
type ControlContext = {
  /** Inputs with a table in the example. */
  readonly ports: readonly string[];
  readonly names: ReadonlySet<string>;
};

/**
 * Creates the control of a parameter.
 * @param options Options of the control. Default: the options of the parameter.
 */
function controlOf(
  parameter: Parameter,
  {ports, names}: ControlContext,
  options = parameter.options,
): TrialParameter {
  const {name, type, about, min, max, columns, only_when: only} = parameter;
  const [first, second] = columns ?? [];
  const when = trialCondition(only, ports);
  return {
    name,
    label: shownName(name),
    control: typeOf(type).control ?? 'text',
    ...(about !== undefined && {about: plainText(about, names)}),
    ...(options && {
      options: Object.entries(options).map(([value, meaning]) => ({
        value,
        meaning: plainText(meaning, names),
      })),
    }),
    ...(min !== undefined && {min}),
    ...(max !== undefined && {max}),
    ...(type === 'integer' && {whole: true}),
    ...(type === 'column' && {namesColumns: true}),
    ...(first !== undefined &&
      second !== undefined && {
        columns: [first, second] as const,
        namesColumns: NAMES_COLUMNS.test(first),
      }),
    ...(typeof only === 'string' && {whenText: plainText(only, names)}),
    ...(when && {when}),
  };
}

/**
 * Creates the controls of some parameters of a record, with the options of its
 * live example.
 * @param ports Inputs with a table.
 */
export function controlsOf(
  {parameters}: Pick<ExampleOperator, 'parameters'>,
  live: Pick<Live, 'options' | 'same_options'>,
  wanted: readonly string[],
  ports: readonly string[],
): TrialParameter[] {
  const parameterOf = (name: string) =>
    parameters.find((one) => one.name === name);
  const optionsOf = (name: string) => {
    const {options} = parameterOf(live.same_options[name] ?? name) ?? {};
    const offered = live.options[name];
    return offered && options
      ? Object.fromEntries(offered.map((value) => [value, options[value]!]))
      : options;
  };
  const context = {ports, names: new Set(parameters.map(({name}) => name))};
  return wanted.flatMap((name) => {
    const parameter = parameterOf(name);
    return parameter ? [controlOf(parameter, context, optionsOf(name))] : [];
  });
}
