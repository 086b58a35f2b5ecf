import {errorAnchor, errorTitle} from '../record/errors';
import type {ErrorGroup, ProductError} from '../record/errors';
import {prefixed, problemIf} from '../../shared/record/problem';
import {pageLink, resolveLinks, unknownLinks} from '../registry/links';
import type {PageLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** An error for its page. */
export type ErrorEntry = Pick<ProductError, 'means' | 'causes'> & {
  readonly title: string;
  readonly anchor: string;
  readonly keywords: string;
  /** The operators that raise it, sorted by title. */
  readonly operators: readonly PageLink[];
};

/** Data for the views of errors. */
export type ErrorContext = {
  readonly errorGroups: readonly ErrorGroup[];
  readonly operatorIndex: OperatorIndex;
};

/** Returns the errors that a page shows. */
export function errorsOn(
  page: Page,
  {errorGroups, operatorIndex}: ErrorContext,
): ErrorEntry[] {
  const resolved = (text: string) => resolveLinks(text, page, operatorIndex);
  return errorGroups
    .filter((group) => group.page === page.id)
    .flatMap(({errors}) => Object.entries(errors))
    .map(([id, {name, keywords, means, causes, operators}]) => ({
      title: errorTitle(id, name),
      anchor: errorAnchor(id),
      keywords,
      means: resolved(means),
      causes: causes.map(({cause, sign, fix, rare}) => ({
        cause: resolved(cause),
        ...(sign !== undefined && {sign: resolved(sign)}),
        fix: resolved(fix),
        ...(rare && {rare}),
      })),
      operators: operators
        .flatMap((operator) => operatorIndex.pages.get(operator) ?? [])
        .map((to) => pageLink(page, to))
        .sort((one, other) => one.title.localeCompare(other.title, 'en')),
    }));
}

/**
 * Returns the errors that an operator raises, with links to their explanations.
 */
export function errorsOf(
  page: Page,
  {errorGroups, operatorIndex}: ErrorContext,
): PageLink[] {
  return errorGroups.flatMap((group) => {
    const to = operatorIndex.pages.get(group.page);
    return Object.entries(group.errors).flatMap(([id, {name, operators}]) => {
      if (!to || !operators.includes(page.id)) {
        return [];
      }
      const {title, href} = pageLink(page, to, errorTitle(id, name));
      return [{title, href: `${href}#${errorAnchor(id)}`}];
    });
  });
}

function entryProblems(
  {operators, means, causes}: ProductError,
  operatorIndex: OperatorIndex,
): string[] {
  const texts = causes.flatMap(({cause, sign = '', fix}) => [cause, sign, fix]);
  return [
    ...operators
      .filter((id) => !operatorIndex.operators.has(id))
      .map((id) => `operators names "${id}", which is not an operator`),
    ...unknownLinks([means, ...texts], operatorIndex).map(
      (id) => `a link names "${id}", which is not a page`,
    ),
  ];
}

/** Checks a group of errors for unknown references and duplicate names. */
export function errorProblems(
  {page, errors}: ErrorGroup,
  operatorIndex: OperatorIndex,
): string[] {
  const entries = Object.entries(errors);
  const names = entries.flatMap(([id, {name, also}]) => [
    errorTitle(id, name),
    id,
    ...also,
  ]);
  return [
    ...problemIf(
      !operatorIndex.pages.has(page),
      `page names "${page}", which is not a page`,
    ),
    ...names
      .filter((name, at) => names.indexOf(name) < at)
      .map((name) => `"${name}" is there twice; ids and names must differ`),
    ...entries.flatMap(([id, error]) =>
      prefixed(`${id}: `, entryProblems(error, operatorIndex)),
    ),
  ];
}
