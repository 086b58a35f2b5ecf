import type {ErrorEntry} from '../../views/errors';
import type {OperatorView} from '../../views/views';
import {
  blocks,
  element,
  fold,
  inline,
  joined,
  linkTo,
  paragraph,
  strong,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** Operators of an error that are listed; more of them are in a fold. */
const SHOWN = 8;

/** The line on the errors that an operator raises. */
export function errorsLine(view: OperatorView, words: Words): Child[] {
  const errors = joined(view.errors.map(linkTo), words.and);
  return errors.length === 0
    ? []
    : [paragraph(...phrase(words['errors.line'], {errors}))];
}

function entry(
  {title, anchor, keywords, means, cause, fix, operators}: ErrorEntry,
  words: Words,
): Child[] {
  const labeled = (label: string, value: string) =>
    paragraph(strong(label), text(' '), ...inline(value));
  const links = joined(operators.map(linkTo), words.and);
  // The operators are not part of the text of an error for a search.
  const skipped = (children: readonly Child[]) =>
    element('p', {dataSearch: 'skip'}, children);
  const raisedBy =
    operators.length > SHOWN
      ? fold(
          filled(words['errors.many'], {count: operators.length}),
          skipped(links),
        )
      : skipped(phrase(words['errors.raisedBy'], {operators: links}));
  return [
    {
      type: 'heading',
      depth: 2,
      data: {hProperties: {id: anchor, dataSearchKeywords: keywords}},
      children: [text(title)],
    },
    ...blocks(means),
    labeled(words['errors.cause'], cause),
    labeled(words['errors.fix'], fix),
    ...(operators.length > 0 ? [raisedBy] : []),
  ];
}

/** The errors of a page: for each, a heading, its meaning, its cause, its fix, and its operators. */
export function errorSections(
  errors: readonly ErrorEntry[],
  words: Words,
): Child[] {
  return errors.flatMap((one) => entry(one, words));
}
