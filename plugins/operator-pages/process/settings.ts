import {conditionParts} from '../../shared/conditionParts';
import type {WorkflowSetting} from '../../shared/workflow';
import {mismatch} from '../../shared/record/mismatch';
import {typeOf} from '../../shared/record/parameterTypes';
import type {Parameter} from '../../shared/record/parameter';
import type {WrittenLine, WrittenOperator} from './parseProcess';
import type {ResolvedOperator} from './types';

/** Settings of an operator in a process: as texts, and as values. */
type ResolvedSettings = Pick<
  ResolvedOperator,
  'written' | 'settings' | 'record'
>;

/** Key of each condition of a filter, as in process files. */
const FILTER_KEY = 'filters_entry_key';

/** Symbols of the comparisons of numbers and dates. */
const SYMBOLS: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '≠',
  lt: '<',
  le: '≤',
  ge: '≥',
  gt: '>',
};

/** Text of a value for readers: a condition in words, the others as written. */
function shownText({control}: {control?: string}, text: string): string {
  if (control === 'columns') {
    return text.split('|').join(', ');
  }
  if (control !== 'conditions') {
    return text;
  }
  const [column = '', comparison = '', value = ''] = conditionParts(text);
  const word = SYMBOLS[comparison] ?? comparison.replaceAll('_', ' ');
  return `${column} ${word} ${value}`.trim();
}

/** Splits `first: second`. The first part cannot contain a colon and a space. */
function pairIn(value: string): readonly [string, string] | undefined {
  const at = value.indexOf(': ');
  return at < 0
    ? undefined
    : [value.slice(0, at).trim(), value.slice(at + 2).trim()];
}

/** Matches a text whose quotation marks keep spaces at its ends. */
const SPACED = /^"(\s.*|.*\s)"$/s;

/** Returns the value of a parameter with one line, or a problem. */
function single(
  parameter: Parameter,
  written: string,
): WorkflowSetting | Error {
  const text = SPACED.exec(written)?.[1] ?? written;
  const {control} = typeOf(parameter.type);
  const value =
    control === 'number' && text !== '' && Number.isFinite(Number(text))
      ? Number(text)
      : control === 'switch' && /^(?:true|false)$/.test(text)
        ? text === 'true'
        : text;
  const problem = mismatch(parameter, value);
  return problem ? new Error(`"${text}" ${problem}`) : value;
}

/** Returns the value of a parameter, or a problem. */
function valueOf(
  parameter: Parameter,
  lines: readonly WrittenLine[],
): WorkflowSetting | Error {
  const texts = lines.map(({value}) => value);
  const {control} = typeOf(parameter.type);
  if (control === 'conditions') {
    return texts.map((text) => [FILTER_KEY, text] as const);
  }
  if (control === 'list') {
    const pairs = texts.map(pairIn);
    const wrong = pairs.findIndex((pair) => !pair);
    return wrong < 0
      ? pairs.flatMap((pair) => (pair ? [pair] : []))
      : new Error(`"${texts[wrong]}" is not a pair: write FIRST: SECOND`);
  }
  return texts.length > 1
    ? new Error('is set more than once')
    : single(parameter, texts[0] ?? '');
}

/**
 * Checks the settings of an operator. If the process runs, adds the record of
 * the operator and the defaults of the record.
 */
export function resolveSettings(
  {name, settings: lines}: WrittenOperator,
  {parameters, live}: NonNullable<ResolvedOperator['record']>,
  {
    runs,
    report,
  }: {
    readonly runs: boolean;
    readonly report: (line: number, problem: string) => void;
  },
): ResolvedSettings {
  const names = [...new Set(lines.map(({parameter}) => parameter))];
  const found = names.flatMap((wanted) => {
    const own = lines.filter(({parameter}) => parameter === wanted);
    const {line = 0} = own[0] ?? {};
    const parameter = parameters.find((one) => one.name === wanted);
    if (!parameter) {
      report(line, `"${name}" has no parameter "${wanted}"`);
      return [];
    }
    const value = valueOf(parameter, own);
    if (value instanceof Error) {
      report(line, `${wanted} of "${name}": ${value.message}`);
      return [];
    }
    const {type} = parameter;
    const values = own.map((one) => shownText(typeOf(type), one.value));
    return [{name: wanted, value, values}];
  });
  const defaults = parameters.flatMap(({name: parameter, default: value}) =>
    value === undefined ? [] : [[parameter, value] as const],
  );
  return {
    ...(found.length > 0 && {
      written: found.map(({name: parameter, values}) => ({
        name: parameter,
        values,
      })),
    }),
    ...(runs && {
      settings: Object.fromEntries([
        ...defaults,
        ...found.map(({name: parameter, value}) => [parameter, value] as const),
      ]),
      record: {parameters, live},
    }),
  };
}
