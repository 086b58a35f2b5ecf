import type {PageLink} from '../../registry/links';
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
 * Number of guides, of recipes, and of examples outside a fold. A single
 * additional one is not folded.
 */
const SHOWN = 6;

/** Number of links from which the others are only counted: nobody reads a longer list. */
const TOO_MANY = 30;

/** Splits links into those outside a fold and the others. */
function split(links: readonly PageLink[]): [PageLink[], PageLink[]] {
  const end = links.length > SHOWN + 1 ? SHOWN : links.length;
  return [links.slice(0, end), links.slice(end)];
}

/** Fold with other pages of a kind that use an operator, or their number if they are too many. */
function others(links: readonly PageLink[], kind: string): Child[] {
  const count = `${links.length} more ${kind} use it`;
  if (links.length > TOO_MANY) {
    return [paragraph(text(`${count}.`))];
  }
  return links.length > 0
    ? [fold(count, ...bulletList(links.map((one) => [linkTo(one)])))]
    : [];
}

/** Section on guides, recipes, and examples that use an operator. */
export function usedInSection({
  usedIn: {guides, recipes, examples},
}: OperatorView): Child[] {
  const [read, otherGuides] = split(guides);
  const [tasks, otherTasks] = split(recipes);
  const [shown, otherExamples] = split(examples);
  const pages = joined(shown.map(linkTo), 'and');
  return joinLists<Child>(
    bulletList([
      ...read.map((one) => [linkTo(one)]),
      ...tasks.map((one) => phrase`Recipe: ${linkTo(one)}`),
    ]),
    others(otherGuides, 'guides'),
    others(otherTasks, 'recipes'),
    pages.length > 0 && [paragraph(...phrase`In the examples of ${pages}.`)],
    others(otherExamples, 'examples'),
  );
}
