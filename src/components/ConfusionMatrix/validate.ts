import {figureError, hasText} from '../Figure/error';
import type {ConfusionMatrixProps} from './types';

/** Throws an error with what is wrong and what to do if the props are bad. */
export function validateConfusionMatrix(props: ConfusionMatrixProps): void {
  const {title, labels, counts} = props;
  const fail = (problem: string, remedy: string): never => {
    throw figureError('ConfusionMatrix', title, problem, remedy);
  };
  if (!hasText(title)) {
    fail('the title is missing', 'add title="..." that names model and data');
  }
  if (!Array.isArray(labels) || labels.length < 2 || !labels.every(hasText)) {
    fail('there are not two labels or more', 'name every class in labels');
  }
  if (new Set(labels).size !== labels.length) {
    fail('two labels are the same', 'make every label unique');
  }
  const size = labels.length;
  const square =
    Array.isArray(counts) &&
    counts.length === size &&
    counts.every((row) => Array.isArray(row) && row.length === size);
  if (!square) {
    fail(
      `counts is not a table of ${size} rows and ${size} columns`,
      'give one row for each predicted class and one number for each actual class',
    );
  }
  if (!counts.flat().every((count) => Number.isInteger(count) && count >= 0)) {
    fail(
      'counts holds something else than whole numbers from 0',
      'write how many rows fall into each cell',
    );
  }
}
