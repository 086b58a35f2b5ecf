import type {OperatorView} from '../../views/views';
import {bulletList, fold, joined, joinLists, link, paragraph} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** Examples of other operators that are named; the others are in a fold. */
const SHOWN = 6;

/** Guides and examples that use an operator. */
export function usedInSection(
  {usedIn: {guides, examples}}: OperatorView,
  words: Words,
): Child[] {
  const links = examples.map(({href, title}) => link(href, title));
  const end = links.length > SHOWN + 1 ? SHOWN : links.length;
  const [shown, hidden] = [links.slice(0, end), links.slice(end)];
  return joinLists<Child>(
    bulletList(guides.map(({href, title}) => [link(href, title)])),
    shown.length > 0 && [
      paragraph(
        ...phrase(words['usedIn.examples'], {
          pages: joined(shown, words.and),
        }),
      ),
    ],
    hidden.length > 0 && [
      fold(
        filled(words['usedIn.more'], {count: hidden.length}),
        paragraph(...joined(hidden, words.and)),
      ),
    ],
  );
}
