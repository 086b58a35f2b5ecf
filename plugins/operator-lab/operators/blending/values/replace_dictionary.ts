import {
  chosenColumns,
  isNominal,
  replaceEach,
} from '../../_shared/tables/chosenColumns';
import {patternOf, replaceMatches} from '../../_shared/texts/textReplacement';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Setting, Settings, Table} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';

function textsOf(table: Table, name: Setting | undefined): readonly string[] {
  const column = table.find((one) => one.name === name);
  if (!column || !isNominal(column)) {
    throw new OperatorError(
      `The dictionary has no nominal column "${String(name)}".`,
    );
  }
  return column.values.map((value) => String(value ?? '?'));
}

/**
 * Applies a dictionary entry to a text. Returns null if the entry does not
 * match.
 */
type Entry = (text: string) => string | null;

function entryOf(old: string, now: string, settings: Settings): Entry {
  if (settings.use_regular_expressions !== true) {
    return (text) =>
      text.includes(old) ? text.replaceAll(old, () => now) : null;
  }
  const pattern = patternOf(old);
  const whole = patternOf(`^(?:${old})$`, 'u');
  return (text) =>
    settings.first_match_only === true && !whole.test(text)
      ? null
      : replaceMatches(text, pattern, now);
}

function rewriter(
  dictionary: Table,
  settings: Settings,
): (text: string) => string {
  const lower = (text: string) =>
    settings.convert_to_lowercase === true ? text.toLowerCase() : text;
  const to = textsOf(dictionary, settings.to_attribute);
  const entries = textsOf(dictionary, settings.from_attribute).map((old, row) =>
    entryOf(lower(old), lower(to[row] ?? '?'), settings),
  );
  return (text) => {
    let result = lower(text);
    for (const entry of entries) {
      const found = entry(result);
      result = found ?? result;
      if (found !== null && settings.first_match_only === true) {
        return result;
      }
    }
    return result;
  };
}

/**
 * Rewrites the texts of a column one after the other. If a result equals
 * another text, their rows are merged.
 */
function rewritten(column: Column, rewrite: (text: string) => string): Column {
  if (!isNominal(column)) {
    return column;
  }
  const known = [...knownValues(column)];
  const rows = column.values.map((value) =>
    value === null ? -1 : known.indexOf(String(value)),
  );
  for (const [at, text] of knownValues(column).entries()) {
    const now = rewrite(text);
    const same = known.indexOf(now);
    if (same < 0) {
      known[at] = now;
    } else if (same !== at) {
      rows.forEach((index, row) => {
        rows[row] = index === at ? same : index;
      });
    }
  }
  return {
    ...column,
    knownValues: known,
    values: rows.map((index) => known[index] ?? null),
  };
}

/**
 * Replace (Dictionary): replaces parts of texts with the entries of a second
 * table.
 */
export const run: Run = (inputs, settings) => {
  const {
    'example set input': table = [],
    dictionary = [],
    'new data': newData,
  } = inputs;
  const rewrite = rewriter(dictionary, settings);
  const names = chosenColumns(table, settings, () => true).map(
    ({name}) => name,
  );
  const apply = (to: Table) => {
    const absent = names.find((name) => !to.some((one) => one.name === name));
    if (absent !== undefined) {
      throw new OperatorError(`The table has no column "${absent}".`);
    }
    return replaceEach(to, names, (column) => rewritten(column, rewrite));
  };
  return {
    'example set output': apply(table),
    original: table,
    ...(newData ? {applied: apply(newData)} : {}),
  };
};
