import {fileOf} from '../../../_shared/texts/fileText';
import {doubleText} from '../../../_shared/texts/doubleText';
import {fixedText} from '../../../_shared/texts/numberText';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

/** Formats a part of the special format for a row. */
type Part = (row: number) => string;

const ROLES: Readonly<Record<string, string>> = {
  l: 'label',
  p: 'prediction',
  i: 'id',
  w: 'weight',
  c: 'cluster',
  b: 'batch',
};
const SIGNS: Readonly<Record<string, string>> = {
  $: '$',
  '[': '[',
  ']': ']',
  n: '\n',
  t: '\t',
};
/** Decimal places of a confidence if the setting does not specify them. */
const USUAL_DIGITS = 3;

const digitsOf = ({fraction_digits: digits}: Settings) => Number(digits ?? -1);

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}

function numberText(value: number, digits: number): string {
  if (digits < 0) {
    return doubleText(value);
  }
  return Number.isInteger(value) ? String(value) : fixedText(value, digits);
}

function cellText(column: Column, row: number, settings: Settings): string {
  const value = column.values[row] ?? null;
  if (value === null) {
    return '?';
  }
  if (typeof value === 'number') {
    return numberText(value, digitsOf(settings));
  }
  return settings.quote_nominal_values === false
    ? value
    : `"${escaped(value)}"`;
}

/**
 * True if a sparse row omits the cell: 0, or the first value in the list of a
 * nominal column.
 */
function isDefault(column: Column, row: number): boolean {
  const value = column.values[row];
  return typeof value === 'string'
    ? knownValues(column)[0] === value
    : value === 0;
}

function confidences(table: Table, settings: Settings, wanted?: string): Part {
  const digits = digitsOf(settings);
  const columns = table.flatMap((column) => {
    const name = /^confidence_(.*)$/.exec(column.role ?? '')?.[1];
    return name === undefined ? [] : [{name, column}];
  });
  const shown = (column: Column, row: number) =>
    fixedText(
      Number(column.values[row] ?? NaN),
      digits < 0 ? USUAL_DIGITS : digits,
    );
  return (row) =>
    columns
      .filter(({name}) => wanted === undefined || name === wanted)
      .map(({name, column}) =>
        wanted === undefined
          ? `conf(${name})=${shown(column, row)}`
          : shown(column, row),
      )
      .join(' ');
}

function columnFor(
  command: string,
  [name = '']: readonly string[],
  table: Table,
): Column {
  const role = ROLES[command];
  const regular = table.filter((column) => !column.role);
  const column =
    command === 'k'
      ? regular[Number(name || NaN)]
      : table.find((one) => (role ? one.role === role : one.name === name));
  if (!column || (!role && command !== 'k' && command !== 'v')) {
    throw new OperatorError(`There is nothing for $${command} in the table.`);
  }
  return column;
}

function partOf(
  command: string,
  args: readonly string[],
  table: Table,
  settings: Settings,
): Part {
  const [separator = ' ', between = ':'] = args;
  const regular = table.filter(({role}) => !role);
  switch (command) {
    case 'a':
      return (row) =>
        regular
          .map((column) => cellText(column, row, settings))
          .join(separator);
    case 's':
      return (row) =>
        regular
          .map((column, at) =>
            isDefault(column, row)
              ? ''
              : `${at + 1}${between}${cellText(column, row, settings)}`,
          )
          .filter(Boolean)
          .join(separator);
    case 'd':
      return confidences(table, settings, args[0]);
    default: {
      const column = columnFor(command, args, table);
      return (row) => cellText(column, row, settings);
    }
  }
}

/**
 * Parses a format into literal texts, escaped characters, and commands with
 * arguments in brackets.
 */
function partsOf(table: Table, settings: Settings): readonly Part[] {
  const format = String(settings.special_format ?? '');
  if (format.replaceAll(/\$./gs, '').endsWith('$')) {
    throw new OperatorError('The format ends with a dollar sign.');
  }
  return [
    ...format.matchAll(/\$([$[\]nt])|\$(.)((?:\[[^\]]*\])*)|[^$]+/gs),
  ].map(([text, sign, command, brackets = '']) => {
    if (sign !== undefined || command === undefined) {
      return () => (sign === undefined ? text : (SIGNS[sign] ?? ''));
    }
    const args = [...brackets.matchAll(/\[([^\]]*)\]/g)].map(
      ([, argument = '']) => argument,
    );
    return partOf(command, args, table, settings);
  });
}

/** Write Special Format: returns the format, filled in for each row. */
export const run: Run = (inputs, settings) => {
  const {input: table = []} = inputs;
  const parts = partsOf(table, settings);
  const end = settings.add_line_separator === false ? '' : '\n';
  const text = (table[0]?.values ?? [])
    .map((_, row) => parts.map((part) => part(row)).join('') + end)
    .join('');
  return {
    ...fileOf(text.replace(/\n$/, '').split('\n')),
    through: table,
  };
};
