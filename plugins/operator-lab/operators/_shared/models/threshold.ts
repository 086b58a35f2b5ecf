import type {Table} from '../types';

/** A confidence above which a row gets the second of two classes. */
export type Threshold = {
  readonly threshold: number;
  readonly firstClass: string;
  readonly secondClass: string;
};

/** A threshold as a table with one row, to pass through a port. */
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

/** The threshold that came through a port. */
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
