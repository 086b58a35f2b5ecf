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
  /** Its short name, as the error dialog shows it. */
  name: TEXT,
  /** Other ids of the same error. */
  also: TEXTS,
  /** Distinctive words of its message in their order, separated by spaces. The search finds the error by them; pages do not show them. */
  keywords: TEXT,
  /** Meaning of the error, in whole sentences (Markdown). */
  means: TEXT,
  /** Why it happens, in whole sentences (Markdown). */
  cause: TEXT,
  /** Steps that fix the error, in whole sentences (Markdown). */
  fix: TEXT,
  /** Doc ids of the operators that raise it. */
  operators: row<readonly string[]>(list(text).unique()),
};

/** An error of the product, as readers look it up. */
export type ProductError = ValuesOf<typeof ERROR>;

const GROUP = {
  /** Doc id of the page that shows them with `<OperatorErrors />`. */
  page: TEXT,
  errors: row<Readonly<Record<string, ProductError>>>(
    mapOf(objectOf(ERROR)).required(),
  ),
};

/** A page of errors, and its errors by id: a number, or a key of the product. */
export type ErrorGroup = ValuesOf<typeof GROUP>;

export const errorGroupSchema = objectOf(GROUP);

/** Heading of an error: its number, if it has one, and its name. */
export function errorTitle(id: string, name: string): string {
  return /^\d+$/.test(id) ? `${id}: ${name}` : name;
}

/** Anchor of an error on its page, which does not depend on its name. */
export function errorAnchor(id: string): string {
  return `error-${id.replaceAll(/\W/g, '-')}`;
}
