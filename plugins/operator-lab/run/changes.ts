import type {ShownColumn} from './shownTable';

/** A shown table. */
type Shown = readonly ShownColumn[];

/** Differences between a table and the tables that it was computed from. */
export type Changes = {
  /** True for columns that no input has. */
  readonly newColumns: readonly boolean[];
  /** Names of columns that only inputs have. */
  readonly removed: readonly string[];
  /** Earlier texts of changed cells, by column and row. */
  readonly before: readonly (readonly (string | undefined)[])[];
  /** True for rows that no input has. */
  readonly newRows: readonly boolean[];
};

const rowCount = (table: Shown): number => table[0]?.texts.length ?? 0;

/** Returns the texts of some columns by row, as one key for each row. */
function rowKeys(table: Shown, names: readonly string[]): string[] {
  const columns = names.map(
    (name) => table.find((column) => column.name === name)?.texts ?? [],
  );
  return Array.from({length: rowCount(table)}, (_, row) =>
    JSON.stringify(columns.map((texts) => texts[row])),
  );
}

/**
 * Compares a table with its inputs by the columns that have the same name. A
 * row with the same cells as a row of an input is unchanged, wherever it is. If
 * a table has as many rows as its first input, and not only known rows, the rows
 * are the same rows with changed cells; otherwise, they are new.
 */
export function changesOf(inputs: readonly Shown[], output: Shown): Changes {
  const [first = []] = inputs;
  const known = new Set(inputs.flatMap((table) => table.map(({name}) => name)));
  const kept = output.map(({name}) => name);
  const knownIn = (table: Shown) =>
    kept.filter((name) => table.some((column) => column.name === name));
  const unchanged = inputs.map((table) => {
    const names = knownIn(table);
    const keys = new Set(rowKeys(table, names));
    return rowKeys(output, names).map(
      (key) => names.length > 0 && keys.has(key),
    );
  });
  const isKnown = Array.from({length: rowCount(output)}, (_, row) =>
    unchanged.some((rows) => rows[row]),
  );
  const isSameRows =
    rowCount(first) === rowCount(output) && knownIn(first).length > 0;
  const isChanged = isSameRows && isKnown.includes(false);
  return {
    newColumns: output.map(({name}) => !known.has(name)),
    removed: [...known].filter((name) => !kept.includes(name)),
    before: output.map(({name, texts}) => {
      const old = first.find((column) => column.name === name)?.texts;
      return texts.map((text, row) =>
        isChanged && old && old[row] !== text ? old[row] : undefined,
      );
    }),
    newRows: isKnown.map(
      (isOld) =>
        !isOld &&
        !isSameRows &&
        inputs.some((table) => knownIn(table).length > 0),
    ),
  };
}
