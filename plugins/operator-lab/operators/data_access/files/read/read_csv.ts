import {csvCells, lineFormat} from '../../../_shared/texts/csvLine';
import {dateOfText} from '../../../_shared/texts/dateOfText';
import {guessedType, numberOfText} from '../../../_shared/texts/guessedType';
import {OperatorError} from '../../../_shared/types';
import type {
  Column,
  ColumnType,
  Run,
  Setting,
  Settings,
  Value,
} from '../../../_shared/types';

/** Number of rows used to guess types, including the header row. */
const ROWS_FOR_GUESSING = 100;

type Choice = {
  readonly name: string;
  readonly isRead: boolean;
  readonly type: ColumnType;
  readonly role: string;
};

const TYPES: Readonly<Record<string, ColumnType>> = {
  integer: 'integer',
  real: 'real',
  numeric: 'real',
  binominal: 'binominal',
  date: 'date',
  date_time: 'date',
};

const isList = (
  value: Setting | undefined,
): value is readonly (readonly [string, string])[] => Array.isArray(value);

/** Parses the column settings: index, and an entry `name.isRead.type.role`. */
function choicesOf(settings: Settings): ReadonlyMap<number, Choice> {
  const list = settings.data_set_meta_data_information;
  const isUsed = settings.read_all_values_as_polynominal !== true;
  return new Map(
    (isUsed && isList(list) ? list : []).map(([index, entry]) => {
      const [name = '', isRead, type = '', role = ''] = entry.split('.');
      return [
        Number(index),
        {name, isRead: isRead === 'true', type: TYPES[type] ?? 'nominal', role},
      ];
    }),
  );
}

/** Appends a number in parentheses to duplicate names. */
function uniqueNames(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    let unique = name;
    for (let at = 1; taken.includes(unique); at++) {
      unique = `${name}(${at})`;
    }
    taken.push(unique);
  }
  return taken;
}

function valueOf(text: string, type: ColumnType, settings: Settings): Value {
  if (type === 'integer' || type === 'real') {
    const number = numberOfText(text.trim(), settings);
    return type === 'integer' && number !== null && Number.isFinite(number)
      ? Math.round(number)
      : number;
  }
  if (type === 'date') {
    const pattern = String(settings.date_format ?? '');
    return dateOfText(text.trim(), pattern)?.toISOString() ?? null;
  }
  return text;
}

function columnOf(
  name: string,
  texts: readonly (string | null)[],
  type: ColumnType,
  settings: Settings,
): Column {
  const values = texts.map((text) => {
    const value = text === null ? null : valueOf(text, type, settings);
    if (
      text !== null &&
      value === null &&
      settings.read_not_matching_values_as_missings === false
    ) {
      throw new OperatorError(`"${text}" does not fit the type ${type}.`);
    }
    return value;
  });
  return {name, type, values};
}

/**
 * Read CSV: parses the lines of a text file, which are in the first column of
 * the input. Without a date format, texts never become dates.
 */
export const run: Run = ({file = []}, settings) => {
  const format = lineFormat(settings);
  const rows = (file[0]?.values ?? [])
    .map((line) => csvCells(String(line ?? ''), format))
    .filter((cells) => cells !== null)
    .slice(Number(settings.starting_row ?? 1) - 1);
  const hasNames = settings.first_row_as_names !== false;
  const [first = []] = rows;
  const data = hasNames ? rows.slice(1) : rows;
  const textsOf = (index: number) => data.map((cells) => cells[index] || null);
  const choices = choicesOf(settings);
  const isRead = (index: number) =>
    choices.size === 0 || choices.get(index)?.isRead === true;
  const typeOf = (index: number): ColumnType => {
    const chosen = choices.get(index)?.type;
    const looked = textsOf(index).slice(
      0,
      ROWS_FOR_GUESSING - (hasNames ? 1 : 0),
    );
    return settings.read_all_values_as_polynominal === true
      ? 'nominal'
      : (chosen ?? guessedType(looked, settings));
  };
  const indices = [...first.keys()].filter(isRead);
  const names = uniqueNames(
    indices.map(
      (index) =>
        choices.get(index)?.name ||
        (hasNames && first[index]?.trim()) ||
        `att${index + 1}`,
    ),
  );
  return {
    output: indices.map((index, at) => {
      const role = choices.get(index)?.role;
      return {
        ...columnOf(names[at] ?? '', textsOf(index), typeOf(index), settings),
        ...(role && role !== 'attribute' && {role}),
      };
    }),
  };
};
