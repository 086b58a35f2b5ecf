/** Numbers that follow from the counts of a confusion matrix. */
export type Sums = {
  /** Sum of each row: how often a class was predicted. */
  readonly rows: readonly number[];
  /** Sum of each column: how often a class occurs. */
  readonly columns: readonly number[];
  /** Sum of all counts. */
  readonly total: number;
  /** Share of right predictions in each row; undefined for an empty row. */
  readonly precision: readonly (number | undefined)[];
  /** Share of right predictions in each column; undefined for an empty one. */
  readonly recall: readonly (number | undefined)[];
};

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** A part of a whole as a number from 0 to 1; undefined if there is no whole. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** Adds up the rows and columns of a confusion matrix. */
export function sumUp(counts: readonly (readonly number[])[]): Sums {
  const rows = counts.map(add);
  const columns = counts.map((_, column) =>
    add(counts.map((row) => row[column] ?? 0)),
  );
  const hits = counts.map((row, index) => row[index] ?? 0);
  return {
    rows,
    columns,
    total: add(rows),
    precision: hits.map((hit, index) => share(hit, rows[index] ?? 0)),
    recall: hits.map((hit, index) => share(hit, columns[index] ?? 0)),
  };
}
