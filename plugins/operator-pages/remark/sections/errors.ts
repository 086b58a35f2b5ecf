import type {ErrorEntry} from '../../views/errors';
import type {OperatorView} from '../../views/views';
import type {PageLink} from '../../views/usage';
import {
  blocks,
  element,
  fold,
  inline,
  joined,
  joinLists,
  link,
  paragraph,
  strong,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** Operators of an error that are listed; more of them are in a fold. */
const SHOWN = 8;

const links = (to: readonly PageLink[]) =>
  to.map(({href, title}) => link(href, title));

/** The line on the errors that an operator raises. */
export function errorsLine({errors}: OperatorView, words: Words): Child[] {
  return errors.length === 0
    ? []
    : [
        paragraph(
          ...phrase(words['errors.line'], {
            errors: joined(links(errors), words.and),
          }),
        ),
      ];
}

/** The operators that raise an error, which are not part of its text for a search. */
function raisedBy(operators: readonly PageLink[], words: Words): Child[] {
  const found = joined(links(operators), words.and);
  if (found.length === 0) {
    return [];
  }
  return [
    operators.length > SHOWN
      ? fold(
          filled(words['errors.many'], {count: operators.length}),
          element('p', {dataSearch: 'skip'}, found),
        )
      : element(
          'p',
          {dataSearch: 'skip'},
          phrase(words['errors.raisedBy'], {operators: found}),
        ),
  ];
}

function entry(
  {title, anchor, keywords, means, cause, fix, operators}: ErrorEntry,
  words: Words,
): Child[] {
  const labeled = (label: string, value: string) =>
    paragraph(strong(label), text(' '), ...inline(value));
  return joinLists<Child>(
    [
      {
        type: 'heading',
        depth: 2,
        data: {hProperties: {id: anchor, dataSearchKeywords: keywords}},
        children: [text(title)],
      },
    ],
    blocks(means),
    [labeled(words['errors.cause'], cause), labeled(words['errors.fix'], fix)],
    raisedBy(operators, words),
  );
}

/** The errors of a page: for each, a heading, its meaning, its cause, its fix, and its operators. */
export function errorSections(
  errors: readonly ErrorEntry[],
  words: Words,
): Child[] {
  return errors.flatMap((one) => entry(one, words));
}
