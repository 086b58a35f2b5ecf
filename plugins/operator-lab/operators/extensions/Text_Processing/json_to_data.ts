import {guessedType} from '../../_shared/texts/guessedType';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings} from '../../_shared/types';

type Fields = ReadonlyMap<string, string>;

/** Converts JSON values to pairs of path and text. Null values are omitted. */
function fieldsOf(
  value: unknown,
  path: string,
  ignoresArrays: boolean,
): readonly (readonly [path: string, text: string])[] {
  if (value === null) {
    return [];
  }
  if (Array.isArray(value)) {
    return ignoresArrays
      ? []
      : value.flatMap((entry, at) => fieldsOf(entry, `${path}[${at}]`, false));
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
      fieldsOf(field, path === '' ? name : `${path}.${name}`, ignoresArrays),
    );
  }
  return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
}

function rowOf(text: string, settings: Settings): readonly Fields[] {
  try {
    const ignoresArrays = settings.ignore_arrays === true;
    return [new Map(fieldsOf(JSON.parse(text), '', ignoresArrays))];
  } catch {
    if (settings.skip_invalid_documents === true) {
      return [];
    }
    throw new OperatorError('A document is no valid JSON.');
  }
}

function columnOf(
  name: string,
  rows: readonly Fields[],
  guesses: boolean,
): Column {
  const texts = rows.map((row) => row.get(name) ?? null);
  const type = guesses ? guessedType(texts, {}) : 'nominal';
  const isNumber = type === 'integer' || type === 'real';
  return {
    name,
    type,
    values: texts.map((text) =>
      text !== null && isNumber ? Number(text) : text,
    ),
  };
}

/**
 * JSON To Data: returns a row for each document of the column `json`, with a
 * column for each path.
 */
export const run: Run = ({'documents 1': documents = []}, settings) => {
  const rows = (documents[0]?.values ?? []).flatMap((text) =>
    rowOf(String(text), settings),
  );
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort();
  return {
    'example set': names.map((name) =>
      columnOf(name, rows, settings.guess_data_types !== false),
    ),
  };
};
