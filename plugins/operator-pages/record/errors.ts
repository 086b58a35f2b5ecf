import {
  list,
  mapOf,
  objectOf,
  row,
  TEXT,
  text,
  TEXTS,
} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';

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
  /** Cause of the error, in whole sentences (Markdown). */
  cause: TEXT,
  /** Steps that fix the error, in whole sentences (Markdown). */
  fix: TEXT,
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
