import {Joi} from '@docusaurus/utils-validation';
import {mapOf, objectOf, row, TEXT, TEXTS} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';

const MEASURE = {
  title: TEXT,
  /** Other names that people search for. */
  also: TEXTS,
  /** Meaning of the measure, in whole sentences. */
  about: TEXT,
  /** Formula, as code or in words. */
  formula: TEXT,
  /** Its minimum and maximum in words: `0 to 1`. */
  range: TEXT,
  better: row<'higher' | 'lower' | 'neither'>(
    Joi.string().valid('higher', 'lower', 'neither').required(),
  ),
  /** Requirement on the data: `nominal label`. */
  needs: TEXT,
  /** A computed example: the input and the value. */
  example: TEXT,
};

export type Measure = ValuesOf<typeof MEASURE>;

export type Measures = Readonly<Record<string, Measure>>;

export const measuresSchema = mapOf(objectOf(MEASURE));

/**
 * Returns the anchor of a measure on the glossary page: its name without
 * characters that Docusaurus removes from anchors.
 */
export function measureAnchor(name: string): string {
  return name.replaceAll(/[^\w-]/g, '');
}
