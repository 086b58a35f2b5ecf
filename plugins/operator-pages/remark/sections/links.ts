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
  phrase,
  strong,
  text,
} from '../nodes';
import type {Child} from '../nodes';

/** Box with common mistakes: one sentence, or a list. */
export function trapsSection({record: {traps}}: OperatorView): Child[] {
  const sentences = traps.map(inline);
  return sentences.length === 1
    ? [paragraph(...sentences.flat())]
    : bulletList(sentences);
}

/** Section on related operators. */
export function seeAlsoSection({related}: OperatorView): Child[] {
  return bulletList(
    related.map((one) =>
      joinLists([linkTo(one)], one.text && [text(': '), ...inline(one.text)]),
    ),
  );
}

/** Section on papers and books. */
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

/** Banner of a deprecated operator that names its successors. */
export function deprecationBanner({
  record: {deprecated},
  successors,
}: OperatorView): Child[] {
  if (!deprecated) {
    return [];
  }
  const {since, note} = deprecated;
  const headline = since ? `Deprecated since version ${since}.` : 'Deprecated.';
  const operators = joined(successors.map(linkTo), 'or');
  return [
    element(
      'div',
      {className: ['alert', 'alert--warning', 'operator-banner'], role: 'note'},
      joinLists<Child>(
        [
          paragraph(
            strong(headline),
            ...(operators.length > 0 ? phrase` Use ${operators} instead.` : []),
          ),
        ],
        note && blocks(note),
      ),
    ),
  ];
}

/**
 * Number of other operators' examples outside a fold. A single additional
 * example is not folded.
 */
const SHOWN = 6;

/** Section on guides and examples that use an operator. */
export function usedInSection({
  usedIn: {guides, examples},
}: OperatorView): Child[] {
  const end = examples.length > SHOWN + 1 ? SHOWN : examples.length;
  const hidden = examples.slice(end);
  const pages = joined(examples.slice(0, end).map(linkTo), 'and');
  return joinLists<Child>(
    bulletList(guides.map((guide) => [linkTo(guide)])),
    pages.length > 0 && [paragraph(...phrase`In the examples of ${pages}.`)],
    hidden.length > 0 && [
      fold(
        `${hidden.length} more examples use it`,
        paragraph(...joined(hidden.map(linkTo), 'and')),
      ),
    ],
  );
}
