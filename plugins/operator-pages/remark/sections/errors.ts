import type {ErrorEntry} from '../../views/errors';
import type {OperatorView} from '../../views/views';
import {
  blocks,
  element,
  fold,
  joined,
  linkTo,
  paragraph,
  phrase,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {causesOf} from './causes';

/**
 * Maximum number of an error's operators outside a fold. A longer list is
 * folded as a whole.
 */
const SHOWN = 8;

/** Line with the errors that an operator raises. */
export function errorsLine(view: OperatorView): Child[] {
  const errors = joined(view.errors.map(linkTo), 'and');
  return errors.length === 0
    ? []
    : [
        paragraph(
          ...phrase`Errors that can stop this operator, explained: ${errors}.`,
        ),
      ];
}

function entry({
  title,
  anchor,
  keywords,
  means,
  causes,
  operators,
}: ErrorEntry): Child[] {
  const links = joined(operators.map(linkTo), 'and');
  // The search does not index the operators as part of the error's text.
  const skipped = (children: readonly Child[]) =>
    element('p', {dataSearch: 'skip'}, children);
  const raisedBy =
    operators.length > SHOWN
      ? fold(`Operators that raise it (${operators.length})`, skipped(links))
      : skipped(phrase`Operators that raise it include ${links}.`);
  return [
    {
      type: 'heading',
      depth: 2,
      data: {hProperties: {id: anchor, dataSearchKeywords: keywords}},
      children: [text(title)],
    },
    ...blocks(means),
    ...causesOf(causes),
    ...(operators.length > 0 ? [raisedBy] : []),
  ];
}

/**
 * Sections of an error page: for each error, a heading, its meaning, its
 * causes, and its operators.
 */
export function errorSections(errors: readonly ErrorEntry[]): Child[] {
  return errors.flatMap(entry);
}
