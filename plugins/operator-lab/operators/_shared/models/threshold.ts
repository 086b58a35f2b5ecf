import type {Table} from '../types';

/**
 * A threshold for the confidence. Rows above it are predicted as the second
 * class.
 */
export type Threshold = {
  readonly threshold: number;
  readonly firstClass: string;
  readonly secondClass: string;
};

/** Converts a threshold to a table with one row, so that a port can pass it. */
export function thresholdTable({
  threshold,
  firstClass,
  secondClass,
}: Threshold): Table {
  return [
    {name: 'threshold', type: 'real', values: [threshold]},
    {name: 'first class', type: 'nominal', values: [firstClass]},
    {name: 'second class', type: 'nominal', values: [secondClass]},
  ];
}

/** Reads a threshold from a table made by `thresholdTable`. */
export function thresholdOf(table: Table): Threshold {
  const [threshold, firstClass, secondClass] = table.map(
    ({values}) => values[0],
  );
  return {
    threshold: Number(threshold),
    firstClass: String(firstClass),
    secondClass: String(secondClass),
  };
}
