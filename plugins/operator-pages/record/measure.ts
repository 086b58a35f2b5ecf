import {Joi} from '@docusaurus/utils-validation';
import {list, text} from './schemas';

/** A measure of the quality of a result. */
export type Measure = {
  readonly title: string;
  /** Other names that people search by. */
  readonly also: readonly string[];
  /** What it shows, in whole sentences. */
  readonly about: string;
  /** How it is computed, as code or words. */
  readonly formula: string;
  /** Its smallest and largest value in words: `0 to 1`. */
  readonly range: string;
  readonly better: 'higher' | 'lower' | 'neither';
  /** What the data must have: `nominal label`. */
  readonly needs: string;
  /** A computed example: what is given, and the value. */
  readonly example: string;
};

/** Measures by name. */
export type Measures = Readonly<Record<string, Measure>>;

/** The glossary of measures. */
export const measuresSchema = Joi.object().pattern(
  text,
  Joi.object({
    title: text.required(),
    also: list(text),
    about: text.required(),
    formula: text.required(),
    range: text.required(),
    better: Joi.string().valid('higher', 'lower', 'neither').required(),
    needs: text.required(),
    example: text.required(),
  }),
);

/** Anchor of a measure on the page with the glossary: its name, without what Docusaurus removes from anchors. */
export function measureAnchor(name: string): string {
  return name.replaceAll(/[^\w-]/g, '');
}
