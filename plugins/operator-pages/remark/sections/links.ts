import type {PhrasingContent} from 'mdast';
import type {OperatorLink, OperatorView} from '../../views/views';
import {
  blocks,
  bulletList,
  element,
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

/** A link to a page, or its title if there is no page yet. */
function target({
  href,
  title,
}: Pick<OperatorLink, 'href' | 'title'>): PhrasingContent {
  return href ? link(href, title) : strong(title);
}

/** Related operators. */
export function seeAlsoSection({related}: OperatorView): Child[] {
  return bulletList(
    related.map((one) =>
      joinLists([target(one)], one.text && [text(': '), ...inline(one.text)]),
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
  return [
    element(
      'div',
      {className: ['alert', 'alert--warning', 'operator-banner'], role: 'note'},
      [
        paragraph(
          strong(headline),
          ...(successors.length > 0
            ? phrase(words.useInstead, {
                operators: joined(successors.map(target), words.or),
              })
            : []),
        ),
        ...(note ? blocks(note) : []),
      ],
    ),
  ];
}
