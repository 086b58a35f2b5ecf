import type {PhrasingContent} from 'mdast';
import {DEFAULT_OPTIONS} from '../options';
import {CAPABILITIES} from '../record/capabilities';
import {BEHAVIOR_TOPICS, VERDICTS, verdictOf} from '../record/behavior';
import {PARAMETER_TYPES} from '../../shared/record/parameter';

/** A word for each name of a list: the name itself, unless there is another one. */
export function named<Prefix extends string, Name extends string>(
  prefix: Prefix,
  names: readonly Name[] | Readonly<Record<Name, unknown>>,
  wordOf: (name: Name) => string = (name) => name,
): Readonly<Record<`${Prefix}.${Name}`, string>> {
  const list = Array.isArray(names) ? names : Object.keys(names);
  return Object.fromEntries(
    (list as readonly Name[]).map((name) => [
      `${prefix}.${name}`,
      wordOf(name),
    ]),
  ) as Record<`${Prefix}.${Name}`, string>;
}

/** The words of the plugin in pages, other than titles of sections, in English, by id. Parts in braces are filled in. */
export const WORDS = {
  sectionsBefore: DEFAULT_OPTIONS.sectionsBefore,

  or: 'or',
  and: 'and',
  none: 'none',
  key: 'key {key}',
  since: 'since {version}',
  extension: 'extension {extension}',
  deprecated: 'Deprecated.',
  deprecatedSince: 'Deprecated since version {version}.',
  useInstead: ' Use {operators} instead.',

  'drawing.operator':
    'The operator {title}. Inputs: {inputs}. Outputs: {outputs}.',
  'drawing.inner':
    'Inner process {name} receives: {sources}; delivers: {sinks}.',
  'drawing.optional': 'optional',
  'drawing.many': 'repeats',
  'process.box': '{title}: drawing',
  'process.text': 'Text description',
  'process.operator': '{name} is the operator {title}.',
  'process.line': '{from} goes to {to}.',
  'process.within': 'In {operator}, {process}: ',

  'inputs.none': 'This operator has no input ports.',
  'inputs.unknown': 'The input ports of this operator are not described here.',
  'outputs.none': 'This operator has no output ports.',
  'outputs.unknown':
    'The output ports of this operator are not described here.',
  'ports.optional': 'optional',
  'ports.many': 'one more when connected',
  'subprocesses.unknown':
    'What the inner processes receive and deliver is not described here.',
  'subprocesses.receives': 'Receives',
  'subprocesses.delivers': 'Delivers',

  'parameters.none': 'This operator has no parameters.',
  'parameters.unknown':
    'The parameters of this operator are not described here.',
  'parameters.more': 'There might be more parameters.',
  'parameters.measures': 'Measures to compute ({count} parameters)',
  'parameters.family': '{label} ({count} parameters)',
  'parameters.familyPage': 'What these parameters do together: {page}.',
  'parameters.advanced': 'Advanced parameters ({count})',
  'parameters.oneOf': 'One of {options}.',
  'parameters.eachEntry': 'Each entry is {options}.',
  'parameters.dynamic': 'The options depend on the system.',
  'parameters.default': 'default {value}',
  'parameters.range': '{min} to {max}',
  'parameters.min': '{min} or more',
  'parameters.max': '{max} or less',
  'parameters.required': 'required',
  'parameters.deprecated': 'deprecated',
  'parameters.listOf': '{type} of {columns}',
  ...named('type', PARAMETER_TYPES),

  'condition.only': 'Only when {condition}.',
  'condition.port': 'the port {port} is {state}',
  'condition.connected': 'connected',
  'condition.notConnected': 'not connected',
  'condition.isSelected': '{parameter} is selected',
  'condition.isNotSelected': '{parameter} is not selected',
  'condition.is': '{parameter} is {values}',
  'condition.or': ', or ',
  'condition.and': ' and ',

  'measures.measure': 'Measure',
  'measures.range': 'Range',
  'measures.better': 'Better when',
  'measures.higher': 'higher',
  'measures.lower': 'lower',
  'measures.neither': 'depends on the case',
  'measures.needs': 'Needs',
  'measures.formula': 'Formula',
  'measures.example': 'Example',
  'measures.also': 'Also called {names}.',

  'capabilities.aspect': 'Aspect',
  'capabilities.columns': 'Columns',
  'capabilities.labels': 'Label',
  'capabilities.others': 'Handles',
  'capabilities.yes': 'Yes',
  'capabilities.no': 'No',
  'capabilities.when': '{capability} when {condition}',
  ...named('capability', CAPABILITIES, (name) => CAPABILITIES[name].word),

  'behavior.case': 'Case',
  'behavior.note': 'What happens',
  'behavior.result': 'Result',
  'behavior.more': 'More cases ({count})',
  'behavior.changes': 'Changes for older workflows ({count})',
  'behavior.upTo': 'Up to version {version}',
  ...named('topic', BEHAVIOR_TOPICS),
  ...named('verdict', VERDICTS, (name) => verdictOf(name).mark ?? name),
  ...named('sentence', VERDICTS, (name) => verdictOf(name).sentence),

  'equivalents.line': 'In {tool}: {functions}.',
  'equivalents.inPart': 'in part ',
  'equivalents.operator': 'Operator',
  'equivalents.settings': 'Settings',
  'equivalents.differs': 'What differs',
  'equivalents.instead': 'Instead:',
  'errors.line': 'Errors that can stop this operator, explained: {errors}.',
  'errors.cause': 'Why:',
  'errors.fix': 'Fix:',
  'errors.raisedBy': 'Operators that raise it include {operators}.',
  'errors.many': 'Operators that raise it ({count})',

  'usedIn.examples': 'In the examples of {pages}.',
  'usedIn.more': '{count} more examples use it',
} as const satisfies Readonly<Record<string, string>>;

export type WordId = keyof typeof WORDS;

/** The words of a language: those of the plugin, and those that the site's options add. */
export type Words = Readonly<Record<WordId, string> & Record<string, string>>;

const PARTS = /\{(\w+)\}/;

/** A message with texts filled in. */
export function filled(
  message: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return message.replaceAll(/\{(\w+)\}/g, (part, name: string) =>
    String(values[name] ?? part),
  );
}

/** A message with phrases filled in: links, code, and text. */
export function phrase(
  message: string,
  values: Readonly<Record<string, readonly PhrasingContent[]>>,
): PhrasingContent[] {
  return message
    .split(PARTS)
    .flatMap((part, at): readonly PhrasingContent[] => {
      if (at % 2 === 1) {
        return values[part] ?? [];
      }
      return part ? [{type: 'text', value: part}] : [];
    });
}
