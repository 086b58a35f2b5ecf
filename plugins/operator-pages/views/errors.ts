import {errorAnchor, errorTitle} from '../record/errors';
import type {ErrorGroup, ProductError} from '../record/errors';
import {fileLink, linkedIds, resolveLinks} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';
import type {PageLink} from './usage';

/** An error as its page shows it. */
export type ErrorEntry = Pick<ProductError, 'means' | 'cause' | 'fix'> & {
  readonly title: string;
  readonly anchor: string;
  readonly keywords: string;
  /** The operators that raise it, by title. */
  readonly operators: readonly PageLink[];
};

/** What views of errors are made from. */
export type ErrorContext = {
  readonly errorGroups: readonly ErrorGroup[];
  readonly operatorIndex: OperatorIndex;
};

const byTitle = (one: PageLink, other: PageLink) =>
  one.title.localeCompare(other.title, 'en');

/** The errors that a page shows. */
export function errorsOn(
  page: Page,
  {errorGroups, operatorIndex}: ErrorContext,
): ErrorEntry[] {
  const {pages} = operatorIndex;
  const groups = errorGroups.filter((group) => group.page === page.id);
  return groups
    .flatMap(({errors}) => Object.entries(errors))
    .map(([id, {name, keywords, means, cause, fix, operators}]) => ({
      title: errorTitle(id, name),
      anchor: errorAnchor(id),
      keywords,
      means: resolveLinks(means, page, operatorIndex),
      cause: resolveLinks(cause, page, operatorIndex),
      fix: resolveLinks(fix, page, operatorIndex),
      operators: operators
        .flatMap((operator) => pages.get(operator) ?? [])
        .map((to) => ({title: to.title, href: fileLink(page, to)}))
        .sort(byTitle),
    }));
}

/** The errors that an operator raises, with links to their explanations. */
export function errorsOf(
  page: Page,
  {errorGroups, operatorIndex}: ErrorContext,
): PageLink[] {
  return errorGroups.flatMap((group) => {
    const to = operatorIndex.pages.get(group.page);
    return Object.entries(group.errors)
      .filter(([, {operators}]) => to && operators.includes(page.id))
      .map(([id, {name}]) => ({
        title: errorTitle(id, name),
        href: `${fileLink(page, to!)}#${errorAnchor(id)}`,
      }));
  });
}

function entryProblems(
  {operators, means, cause, fix}: ProductError,
  {pages}: OperatorIndex,
): string[] {
  return [
    ...operators
      .filter((id) => !pages.get(id)?.record)
      .map((id) => `operators names "${id}", which is not an operator`),
    ...[means, cause, fix]
      .flatMap(linkedIds)
      .filter((id) => !pages.has(id))
      .map((id) => `a link names "${id}", which is not a page`),
  ];
}

/** What is wrong with the references of a group of errors, and which ids and titles it has twice. */
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
    ...(operatorIndex.pages.has(page)
      ? []
      : [`page names "${page}", which is not a page`]),
    ...names
      .filter((name, at) => names.indexOf(name) < at)
      .map((name) => `"${name}" is there twice; ids and names must differ`),
    ...entries.flatMap(([id, error]) =>
      entryProblems(error, operatorIndex).map((problem) => `${id}: ${problem}`),
    ),
  ];
}
