import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {clausesOf, mapsOf} from '../../shared/record/condition';
import type {Condition, Scalar} from '../../shared/record/condition';
import type {Parameter} from '../../shared/record/parameter';
import {shownName, typeOf} from '../../shared/record/parameter';
import type {TrialCondition, TrialParameter} from '../run/trial';

/** How the platform heads the column of a list that names columns of the data. */
const NAMES_COLUMNS = /^(attribute|column)\b/i;

const markdown = unified().use(remarkParse).freeze();

/** Words of a Markdown text, without its marks but the backticks of code; parameters as readers see them. */
function plainText(value: string, names: ReadonlySet<string>): string {
  const tree = markdown.parse(value);
  visit(tree, 'inlineCode', (node) => {
    const shown = names.has(node.value) ? shownName(node.value) : node.value;
    node.value = `\`${shown}\``;
  });
  return toString(tree);
}

/** The condition that is left when the connected ports are known: those for which the example has a table; undefined: always. */
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

/** What there is besides a parameter. */
type ControlContext = {
  /** Inputs that the example has tables for. */
  readonly ports: readonly string[];
  readonly names: ReadonlySet<string>;
};

/**
 * The control of a parameter.
 * @param options Values to choose from, where they are not the parameter's own.
 */
export function controlOf(
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
