import {OperatorError} from '../../_shared/types';
import type {Run, Value} from '../../_shared/types';

type Key = string | number;

/**
 * Splits a column name into keys: a dot leads into an object, and an index into
 * an array.
 */
function pathOf(name: string): readonly Key[] {
  const parts = name.match(/[^.[\]]+|\[\d+\]/g) ?? [name];
  return parts.map((part) =>
    part.startsWith('[') ? Number(part.slice(1, -1)) : part,
  );
}

/** Returns a copy of a JSON node with a value at a path. */
function withValue(
  node: unknown,
  [key, ...rest]: readonly Key[],
  value: Value,
): unknown {
  if (key === undefined) {
    return value;
  }
  const isNew = node === undefined;
  const isFit =
    typeof key === 'number'
      ? Array.isArray(node)
      : typeof node === 'object' && !Array.isArray(node);
  if (!isNew && !isFit) {
    throw new OperatorError(`Another column has a value in place of "${key}".`);
  }
  if (typeof key === 'number') {
    const list = isNew ? [] : [...(node as unknown[])];
    list[key] = withValue(list[key], rest, value);
    return list;
  }
  const fields = (isNew ? {} : node) as Readonly<Record<string, unknown>>;
  return {...fields, [key]: withValue(fields[key], rest, value)};
}

/**
 * Data to JSON: returns a document for each row in the column `json`, or one
 * document with the array of all rows.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const rows = (table[0]?.values ?? []).map((_, row) =>
    table.reduce<unknown>((node, {name, values}) => {
      const value = values[row] ?? null;
      return value === null && settings.include_missing_values !== true
        ? node
        : withValue(node, pathOf(name), value);
    }, {}),
  );
  const texts = (settings.generate_array === true ? [rows] : rows).map((one) =>
    JSON.stringify(one),
  );
  return {documents: [{name: 'json', type: 'text', values: texts}]};
};
