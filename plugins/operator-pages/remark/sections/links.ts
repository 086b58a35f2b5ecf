import type {OperatorView} from '../../views/views';
import {
  blocks,
  bulletList,
  element,
  fold,
  inline,
  joined,
  joinLists,
  link,
  linkTo,
  paragraph,
  strong,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** What goes wrong most, and what to do: one sentence, or a list. */
export function trapsSection({record: {traps}}: OperatorView): Child[] {
  const sentences = traps.map(inline);
  return sentences.length === 1
    ? [paragraph(...sentences.flat())]
    : bulletList(sentences);
}

/** Related operators. */
export function seeAlsoSection({related}: OperatorView): Child[] {
  return bulletList(
    related.map((one) =>
      joinLists([linkTo(one)], one.text && [text(': '), ...inline(one.text)]),
    ),
  );
}

/** Papers and books. */
export function referencesSection({
  record: {references},
}: OperatorView): Child[] {
  return bulletList(
    references.map(({text: source, doi, url}) =>
      joinLists(
        inline(source),
        doi && [text(' '), link(`https://doi.org/${doi}`, `doi:${doi}`)],
        url && [text(' '), link(url, url)],
      ),
    ),
  );
}

/** The banner of a deprecated operator, which names what to use. */
export function deprecationBanner(
  {record: {deprecated}, successors}: OperatorView,
  words: Words,
): Child[] {
  if (!deprecated) {
    return [];
  }
  const {since, note} = deprecated;
  const headline = since
    ? filled(words.deprecatedSince, {version: since})
    : words.deprecated;
  const operators = joined(successors.map(linkTo), words.or);
  return [
    element(
      'div',
      {className: ['alert', 'alert--warning', 'operator-banner'], role: 'note'},
      joinLists<Child>(
        [
          paragraph(
            strong(headline),
            ...(operators.length > 0
              ? phrase(words.useInstead, {operators})
              : []),
          ),
        ],
        note && blocks(note),
      ),
    ),
  ];
}

/** Examples of other operators that are named; the others are in a fold. */
const SHOWN = 6;

/** Guides and examples that use an operator. */
export function usedInSection(
  {usedIn: {guides, examples}}: OperatorView,
  words: Words,
): Child[] {
  const end = examples.length > SHOWN + 1 ? SHOWN : examples.length;
  const hidden = examples.slice(end);
  const pages = joined(examples.slice(0, end).map(linkTo), words.and);
  return joinLists<Child>(
    bulletList(guides.map((guide) => [linkTo(guide)])),
    pages.length > 0 && [
      paragraph(...phrase(words['usedIn.examples'], {pages})),
    ],
    hidden.length > 0 && [
      fold(
        filled(words['usedIn.more'], {count: hidden.length}),
        paragraph(...joined(hidden.map(linkTo), words.and)),
      ),
    ],
  );
}
