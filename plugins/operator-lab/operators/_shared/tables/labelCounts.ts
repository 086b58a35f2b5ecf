import {knownValues} from './knownValues';
import {isNominal} from './chosenColumns';
import {OperatorError} from '../types';
import type {Table} from '../types';

/** What a weighting by classes needs to know of each row. */
export type LabeledRows = {
  /** Number of values that the label knows. */
  readonly classes: number;
  /** Place of the class of each row; a missing class counts as the first. */
  readonly classOf: readonly number[];
  /** Weight of each row; 1 without a column of weights. */
  readonly weightOf: readonly number[];
};

/**
 * Classes and weights of the rows of a table.
 * @throws OperatorError without a label, or with one that is not nominal.
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
 * Weight of each class in each part of the rows.
 * @param partOf Place of the part of each row; a row with a negative place is left out.
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
