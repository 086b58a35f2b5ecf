import {knownValues} from './knownValues';
import {isNominal} from './chosenColumns';
import {OperatorError} from '../types';
import type {Table} from '../types';

/** Classes and weights of rows. */
export type LabeledRows = {
  /** Number of values in the label's value list. */
  readonly classes: number;
  /** Class index of each row. A missing class counts as the first one. */
  readonly classOf: readonly number[];
  /** Weight of each row: 1 without a weight column. */
  readonly weightOf: readonly number[];
};

/**
 * Returns the classes and weights of a table's rows.
 * @throws OperatorError if there is no label, or if the label is not nominal.
 */
export function labeledRows(table: Table): LabeledRows {
  const label = table.find(({role}) => role === 'label');
  if (!label) {
    throw new OperatorError('The table has no label.');
  }
  if (!isNominal(label)) {
    throw new OperatorError(`The label "${label.name}" is not nominal.`);
  }
  const known = knownValues(label);
  const weights = table.find(({role}) => role === 'weight');
  return {
    classes: known.length,
    classOf: label.values.map((value) =>
      Math.max(0, known.indexOf(String(value))),
    ),
    weightOf: label.values.map((_, row) =>
      weights ? Number(weights.values[row]) : 1,
    ),
  };
}

/**
 * Returns the total weight of each class in each part.
 * @param partOf Part index of each row. Rows with a negative index are skipped.
 */
export function countsOfParts(
  {classes, classOf, weightOf}: LabeledRows,
  partOf: readonly number[],
  parts: number,
): number[][] {
  const counts = Array.from({length: parts}, () =>
    new Array<number>(classes).fill(0),
  );
  partOf.forEach((part, row) => {
    const cells = counts[part];
    if (cells) {
      const place = classOf[row] ?? 0;
      cells[place] = (cells[place] ?? 0) + (weightOf[row] ?? 1);
    }
  });
  return counts;
}
