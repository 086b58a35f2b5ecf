import type {Usage} from '../../views/usage';
import {bulletList, fold, heading, joined, link, paragraph} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** Examples of other operators that are named; the others are in a fold. */
const SHOWN = 6;

/** The section on guides and examples that use an operator; none without any. */
export function usedInSection(
  {guides, examples}: Usage,
  words: Words,
): Child[] {
  if (guides.length + examples.length === 0) {
    return [];
  }
  const links = examples.map(({href, title}) => link(href, title));
  const [shown, hidden] =
    links.length > SHOWN + 1
      ? [links.slice(0, SHOWN), links.slice(SHOWN)]
      : [links, []];
  return [
    heading(2, words['section.usedIn']),
    ...(guides.length > 0
      ? [bulletList(guides.map(({href, title}) => [link(href, title)]))]
      : []),
    ...(shown.length > 0
      ? [
          paragraph(
            ...phrase(words['usedIn.examples'], {
              pages: joined(shown, words.and),
            }),
          ),
        ]
      : []),
    ...(hidden.length > 0
      ? [
          fold(
            filled(words['usedIn.more'], {count: hidden.length}),
            paragraph(...joined(hidden, words.and)),
          ),
        ]
      : []),
  ];
}
