import Joi from 'joi';

/** Texts that figures have besides what authors write; what stands in braces is filled in. */
export const TEXTS = {
  drawing: '{title}: drawing',
  summary: 'Text description',
  series: 'Series',
  actual: 'Actual {label}',
  predicted: 'Predicted {label}',
  sum: 'Sum',
  precision: 'Class precision',
  recall: 'Class recall',
  none: 'none',
};

/** Options as a site writes them; all may be left out. */
export type Options = {
  /** Language by which numbers are written. Default: 'en-US'. */
  readonly locale?: string;
  /** Texts of the figures. Default: English. */
  readonly texts?: Readonly<Partial<typeof TEXTS>>;
};

/** Options after validation, with every default filled in. */
export type FigureOptions = {
  readonly locale: string;
  readonly texts: Readonly<typeof TEXTS>;
};

const schema = Joi.object({
  locale: Joi.string(),
  texts: Joi.object().pattern(Joi.valid(...Object.keys(TEXTS)), Joi.string()),
}).label('the options of figures');

/**
 * Fills in defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions(options: Options = {}): FigureOptions {
  const {locale = 'en-US', texts} = Joi.attempt(options, schema) as Options;
  return {locale, texts: {...TEXTS, ...texts}};
}
