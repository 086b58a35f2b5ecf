import {Joi} from '@docusaurus/utils-validation';
import {
  list,
  mapOf,
  objectOf,
  OPTIONAL_FLAG,
  OPTIONAL_TEXT,
  row,
  TEXT,
  text,
  TEXTS,
} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';

/** Fields of a cause, each in whole sentences (Markdown). */
const CAUSE = {
  cause: TEXT,
  /** Observation by which readers recognize the cause. */
  sign: OPTIONAL_TEXT,
  fix: TEXT,
  /** True if pages show the cause in a fold. */
  rare: OPTIONAL_FLAG,
};

/** A cause of an error, with its fix. */
export type ErrorCause = ValuesOf<typeof CAUSE>;

/** Schema of causes, the most frequent first and the rare ones last. */
const CAUSES = Joi.array()
  .items(objectOf(CAUSE))
  .min(1)
  .required()
  .custom((causes: readonly ErrorCause[], {error}) => {
    const firstRare = causes.findIndex(({rare}) => rare);
    if (firstRare === 0) {
      return error('causes.allRare');
    }
    return firstRare > 0 && causes.slice(firstRare).some(({rare}) => !rare)
      ? error('causes.rareBefore')
      : causes;
  })
  .messages({
    'array.min': '{{#label}} needs at least one cause',
    'causes.allRare':
      '{{#label}} begins with a rare cause; put the most frequent one first, without `rare`',
    'causes.rareBefore':
      '{{#label}} has a rare cause before one that is not rare; put the rare ones last',
  });

const ERROR = {
  /** Its short name in the error dialog. */
  name: TEXT,
  /** Other ids of the same error. */
  also: TEXTS,
  /**
   * Distinctive words of its message in order, separated by spaces. They are
   * for the search; pages do not show them.
   */
  keywords: TEXT,
  /** Meaning of the error, in whole sentences (Markdown). */
  means: TEXT,
  causes: row<readonly ErrorCause[]>(CAUSES),
  /** Doc ids of the operators that raise it. */
  operators: row<readonly string[]>(list(text).unique()),
};

/** An error of the product that readers can look up. */
export type ProductError = ValuesOf<typeof ERROR>;

const GROUP = {
  /** Doc id of the page that shows the errors with `<OperatorErrors />`. */
  page: TEXT,
  errors: row<Readonly<Record<string, ProductError>>>(
    mapOf(objectOf(ERROR)).required(),
  ),
};

/** A page of errors, and its errors by id: a number or a key of the product. */
export type ErrorGroup = ValuesOf<typeof GROUP>;

export const errorGroupSchema = objectOf(GROUP);

/** Returns the heading of an error: its number, if it has one, and its name. */
export function errorTitle(id: string, name: string): string {
  return /^\d+$/.test(id) ? `${id}: ${name}` : name;
}

/**
 * Returns the anchor of an error on its page. It does not depend on the error's
 * name.
 */
export function errorAnchor(id: string): string {
  return `error-${id.replaceAll(/\W/g, '-')}`;
}
