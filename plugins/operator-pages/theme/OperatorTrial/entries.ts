import {translate} from '@docusaurus/Translate';
import type {TrialParameter} from '../../run/trial';
import type {Table} from '../../run/types';
import {comparisonsOf, conditionOf, hasValue, lineOf} from './conditions';
import type {Pair} from './draft';

/** An entry of a line. */
export type Entry = {
  /** Heading of its column. */
  readonly label: string;
  readonly value: string;
  /** Values to choose from; empty: any text. */
  readonly choices: readonly string[];
  /** Whether a text often is the name of a column; default false. */
  readonly isColumn?: boolean;
  /** The line with another value. */
  readonly changed: (value: string) => Pair;
};

const namesOf = (columns: Table) => columns.map(({name}) => name);

function headings({columns}: TrialParameter): readonly [string, string] {
  return (
    columns ?? [
      translate({
        id: 'theme.OperatorTrial.firstEntry',
        message: 'first entry',
      }),
      translate({
        id: 'theme.OperatorTrial.secondEntry',
        message: 'second entry',
      }),
    ]
  );
}

function pairEntries(
  parameter: TrialParameter,
  [first, second]: Pair,
  columns: Table,
): Entry[] {
  const {namesColumns = false, options = []} = parameter;
  const [one, other] = headings(parameter);
  return [
    {
      label: one,
      value: first,
      choices: namesColumns ? namesOf(columns) : [],
      isColumn: parameter.columns === undefined,
      changed: (value) => [value, second],
    },
    {
      label: other,
      value: second,
      choices: options.map(({value}) => value),
      isColumn: parameter.columns === undefined,
      changed: (value) => [first, value],
    },
  ];
}

/** The comparisons that fit a column. */
function comparisonsFor(columns: Table, name: string): readonly string[] {
  return comparisonsOf(
    columns.find((column) => column.name === name)?.type ?? 'nominal',
  );
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
  return entries.slice(0, hasValue(comparison) ? 3 : 2);
}

/** The entries of a line: a pair, or a condition in three parts. */
export function entriesOf(
  parameter: TrialParameter,
  line: Pair,
  columns: Table,
): Entry[] {
  return parameter.control === 'conditions'
    ? conditionEntries(line, columns)
    : pairEntries(parameter, line, columns);
}

/** A line to start with: the first column, and the first choice. */
export function newLine(
  {control, namesColumns, options}: TrialParameter,
  columns: Table,
): Pair {
  const [first = ''] = namesOf(columns);
  return control === 'conditions'
    ? lineOf([first, comparisonsFor(columns, first)[0] ?? '', ''])
    : [namesColumns ? first : '', options?.[0]?.value ?? ''];
}
