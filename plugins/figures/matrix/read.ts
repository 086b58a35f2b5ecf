import Joi from 'joi';
import {readYaml, words} from '../read/readYaml';
import type {Read} from '../read/readYaml';

/** A parsed confusion matrix. */
export type Matrix = {
  readonly title: string;
  /** Names of the classes. */
  readonly labels: readonly string[];
  /**
   * Number of rows for each predicted class and, within it, for each actual
   * class.
   */
  readonly counts: readonly (readonly number[])[];
};

const count = Joi.number().integer().min(0);
const schema = Joi.object<Matrix>({
  title: words.required(),
  labels: Joi.array().items(words).min(2).unique().required(),
  counts: Joi.array().items(Joi.array().items(count)).required(),
});

/** Parses the YAML block of a confusion matrix. */
export function readMatrix(source: string): Read<Matrix> {
  return readYaml(source, schema, ({labels: {length}, counts}, report) => {
    if (counts.length !== length) {
      report(
        ['counts'],
        `${counts.length} rows of counts for ${length} labels`,
      );
    }
    counts.forEach((row, at) => {
      if (row.length !== length) {
        report(['counts', at], `${row.length} counts for ${length} labels`);
      }
    });
  });
}
