import {Joi} from '@docusaurus/utils-validation';
import {list, text} from './schemas';

/** An error of the product, as readers look it up. */
export type ProductError = {
  /** Its short name, as the error dialog shows it. */
  readonly name: string;
  /** Other ids of the same error. */
  readonly also: readonly string[];
  /** Distinctive words of its message in their order, separated by spaces. The search finds the error by them; pages do not show them. */
  readonly keywords: string;
  /** What the error says, in whole sentences (Markdown). */
  readonly means: string;
  /** Why it happens, in whole sentences (Markdown). */
  readonly cause: string;
  /** What to do, in whole sentences (Markdown). */
  readonly fix: string;
  /** Doc ids of the operators that raise it. */
  readonly operators: readonly string[];
};

/** A page of errors, and its errors by id: a number, or a key of the product. */
export type ErrorGroup = {
  /** Doc id of the page that shows them with `<OperatorErrors />`. */
  readonly page: string;
  readonly errors: Readonly<Record<string, ProductError>>;
};

/** The file of a group of errors. */
export const errorGroupSchema = Joi.object({
  page: text.required(),
  errors: Joi.object()
    .pattern(
      text,
      Joi.object({
        name: text.required(),
        also: list(text),
        keywords: text.required(),
        means: text.required(),
        cause: text.required(),
        fix: text.required(),
        operators: list(text).unique(),
      }),
    )
    .required(),
});

/** Heading of an error: its number, if it has one, and its name. */
export function errorTitle(id: string, name: string): string {
  return /^\d+$/.test(id) ? `${id}: ${name}` : name;
}

/** Anchor of an error on its page, which does not depend on its name. */
export function errorAnchor(id: string): string {
  return `error-${id.replaceAll(/\W/g, '-')}`;
}
