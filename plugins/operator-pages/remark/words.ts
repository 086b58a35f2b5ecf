import type {PhrasingContent} from 'mdast';
import {CAPABILITIES} from '../record/capabilities';
import {BEHAVIOR_TOPICS, VERDICTS} from '../record/behavior';
import {PARAMETER_TYPES} from '../record/types';

type Names<Prefix extends string, Name extends string> = Readonly<
  Record<`${Prefix}.${Name}`, string>
>;

/** Names of a closed list, each as its own message. */
function named<Prefix extends string, Name extends string>(
  prefix: Prefix,
  names: readonly Name[],
): Names<Prefix, Name> {
  return Object.fromEntries(
    names.map((name) => [`${prefix}.${name}`, name.replaceAll('_', ' ')]),
  ) as Names<Prefix, Name>;
}

/** Every word of the plugin that is put into pages, in English, by id. Parts in braces are filled in. */
export const WORDS = {
  'section.input': 'Input',
  'section.output': 'Output',
  'section.subprocesses': 'Subprocesses',
  'section.parameters': 'Parameters',
  'section.measures': 'Measures',
  'section.capabilities': 'Capabilities',
  'section.behavior': 'Behavior',
  'section.seeAlso': 'See also',
  'section.usedIn': 'Used in',
  'section.references': 'References',

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

  'ports.noInputs': 'This operator has no input ports.',
  'ports.noOutputs': 'This operator has no output ports.',
  'ports.unknownInputs':
    'The input ports of this operator are not described here.',
  'ports.unknownOutputs':
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
  ...named('capability', CAPABILITIES),
  'capability.numeric_columns': 'numeric',
  'capability.binominal_columns': 'nominal with two values',
  'capability.polynominal_columns': 'nominal with more values',
  'capability.missing_values': 'missing values',
  'capability.weights': 'row weights',
  'capability.numeric_label': 'numeric',
  'capability.binominal_label': 'nominal with two values',
  'capability.polynominal_label': 'nominal with more values',
  'capability.one_class_label': 'nominal with one value',
  'capability.no_label': 'none',
  'capability.updatable': 'updates with new rows',
  'capability.formula': 'model as a formula',

  'behavior.case': 'Case',
  'behavior.result': 'What happens',
  'behavior.note': 'Details',
  'behavior.changes': 'Changes for older workflows ({count})',
  'behavior.upTo': 'Up to version {version}',
  ...named('topic', BEHAVIOR_TOPICS),
  ...named('verdict', Object.keys(VERDICTS) as (keyof typeof VERDICTS)[]),

  'usedIn.examples': 'In the examples of {pages}.',
  'usedIn.more': '{count} more examples use it',
} as const satisfies Readonly<Record<string, string>>;

/** Id of a word. */
export type WordId = keyof typeof WORDS;

/** The words of a language. */
export type Words = Readonly<Record<WordId, string>>;

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
