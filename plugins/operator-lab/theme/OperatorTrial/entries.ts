import {translate} from '@docusaurus/Translate';
import {isNumeric} from '../../run/columnOf';
import {conditionParts} from '../../../shared/conditionParts';
import type {TrialParameter} from '../../run/trial';
import type {Table} from '../../run/types';

/** A line of a list. */
export type Pair = readonly [string, string];

/** One field of a line. */
export type Entry = {
  /** Heading of the entry's column. */
  readonly label: string;
  readonly value: string;
  /** Possible values. Empty if any text is allowed. */
  readonly choices: readonly string[];
  /** True if the text is usually a column name. Default: false. */
  readonly isColumn?: boolean;
  /** Returns the line with a new value for this entry. */
  readonly changed: (value: string) => Pair;
};

/** A parsed condition: column, comparison, and value. */
type Condition = readonly [column: string, comparison: string, value: string];

/** Key of a condition in the list, as in process files. */
const KEY = 'filters_entry_key';

/** Comparisons for numbers and dates. */
const OF_NUMBERS = ['eq', 'ne', 'lt', 'le', 'ge', 'gt'];

const OF_TEXTS = [
  'equals',
  'does_not_equal',
  'is_in',
  'is_not_in',
  'contains',
  'does_not_contain',
  'starts_with',
  'ends_with',
  'matches',
];

/** Comparisons without a value. */
const OF_MISSING = ['is_missing', 'is_not_missing'];

/** Comparisons for the type of a column. */
function comparisonsFor(columns: Table, name: string): readonly string[] {
  const type = columns.find((column) => column.name === name)?.type;
  const isOrdered = type && (isNumeric(type) || type === 'date');
  return [...(isOrdered ? OF_NUMBERS : OF_TEXTS), ...OF_MISSING];
}

/** Parses the condition in a line. */
export function conditionOf([, text]: Pair): Condition {
  const [column = '', comparison = '', value = ''] = conditionParts(text);
  return [column, comparison, value];
}

/** Serializes a condition as a line, in the format of process files. */
export function lineOf(condition: Condition): Pair {
  const hasValue = !OF_MISSING.includes(condition[1]);
  return [
    KEY,
    condition
      .slice(0, hasValue ? 3 : 2)
      .map((part) => part.replace(/[\\.]/g, String.raw`\$&`))
      .join('.'),
  ];
}

const namesOf = (columns: Table) => columns.map(({name}) => name);

function pairEntries(
  {columns: heads, namesColumns, options = []}: TrialParameter,
  [first, second]: Pair,
  columns: Table,
): Entry[] {
  const isColumn = heads === undefined;
  return [
    {
      label:
        heads?.[0] ??
        translate({
          id: 'theme.OperatorTrial.firstEntry',
          message: 'first entry',
        }),
      value: first,
      choices: namesColumns ? namesOf(columns) : [],
      isColumn,
      changed: (value) => [value, second],
    },
    {
      label:
        heads?.[1] ??
        translate({
          id: 'theme.OperatorTrial.secondEntry',
          message: 'second entry',
        }),
      value: second,
      choices: options.map(({value}) => value),
      isColumn,
      changed: (value) => [first, value],
    },
  ];
}

function conditionEntries(line: Pair, columns: Table): Entry[] {
  const [column, comparison, value] = conditionOf(line);
  const entries: Entry[] = [
    {
      label: translate({
        id: 'theme.OperatorTrial.conditionColumn',
        message: 'column',
      }),
      value: column,
      choices: namesOf(columns),
      changed: (name) => {
        const fitting = comparisonsFor(columns, name);
        const kept = fitting.includes(comparison) ? comparison : fitting[0];
        return lineOf([name, kept ?? '', value]);
      },
    },
    {
      label: translate({
        id: 'theme.OperatorTrial.comparison',
        message: 'comparison',
      }),
      value: comparison,
      choices: comparisonsFor(columns, column),
      changed: (other) => lineOf([column, other, value]),
    },
    {
      label: translate({
        id: 'theme.OperatorTrial.conditionValue',
        message: 'value',
      }),
      value,
      choices: [],
      changed: (other) => lineOf([column, comparison, other]),
    },
  ];
  return entries.slice(0, OF_MISSING.includes(comparison) ? 2 : 3);
}

/** Entries of a line: a pair, or the three parts of a condition. */
export function entriesOf(
  parameter: TrialParameter,
  line: Pair,
  columns: Table,
): Entry[] {
  return parameter.control === 'conditions'
    ? conditionEntries(line, columns)
    : pairEntries(parameter, line, columns);
}

/**
 * Returns the initial value of a new line: the first column and the first
 * option.
 */
export function newLine(
  {control, namesColumns, options}: TrialParameter,
  columns: Table,
): Pair {
  const [first = ''] = namesOf(columns);
  return control === 'conditions'
    ? lineOf([first, comparisonsFor(columns, first)[0] ?? '', ''])
    : [namesColumns ? first : '', options?.[0]?.value ?? ''];
}
