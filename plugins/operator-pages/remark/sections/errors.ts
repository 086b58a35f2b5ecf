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
  phrase,
  strong,
  text,
} from '../nodes';
import type {Child} from '../nodes';

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
  cause,
  fix,
  operators,
}: ErrorEntry): Child[] {
  const labeled = (label: string, value: string) =>
    paragraph(strong(label), text(' '), ...inline(value));
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
    labeled('Why:', cause),
    labeled('Fix:', fix),
    ...(operators.length > 0 ? [raisedBy] : []),
  ];
}

/**
 * Sections of an error page: for each error, a heading, its meaning, its cause,
 * its fix, and its operators.
 */
export function errorSections(errors: readonly ErrorEntry[]): Child[] {
  return errors.flatMap(entry);
}
