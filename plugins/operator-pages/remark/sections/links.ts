import type {PhrasingContent} from 'mdast';
import type {Deprecation, Reference} from '../../record/types';
import type {OperatorLink} from '../../views/views';
import {
  blocks,
  bulletList,
  element,
  heading,
  inline,
  joined,
  link,
  paragraph,
  strong,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** A link to a page, or its title where there is no page as yet. */
function target({
  href,
  title,
}: Pick<OperatorLink, 'href' | 'title'>): PhrasingContent {
  return href ? link(href, title) : strong(title);
}

/** The section on related operators; none without any. */
export function seeAlsoSection(
  related: readonly OperatorLink[],
  words: Words,
): Child[] {
  if (related.length === 0) {
    return [];
  }
  return [
    heading(2, words['section.seeAlso']),
    bulletList(
      related.map((one) => [
        target(one),
        ...(one.text ? [text(': '), ...inline(one.text)] : []),
      ]),
    ),
  ];
}

/** The section on papers and books; none without any. */
export function referencesSection(
  references: readonly Reference[],
  words: Words,
): Child[] {
  if (references.length === 0) {
    return [];
  }
  return [
    heading(2, words['section.references']),
    bulletList(
      references.map(({text: source, doi, url}) => [
        ...inline(source),
        ...(doi
          ? [text(' '), link(`https://doi.org/${doi}`, `doi:${doi}`)]
          : []),
        ...(url ? [text(' '), link(url, url)] : []),
      ]),
    ),
  ];
}

/** The banner of a deprecated operator, which names what to use. */
export function deprecationBanner(
  deprecated: Deprecation | undefined,
  successors: readonly OperatorLink[],
  words: Words,
): Child[] {
  if (!deprecated) {
    return [];
  }
  const {since, note} = deprecated;
  return [
    element(
      'div',
      {className: ['alert', 'alert--warning', 'operator-banner'], role: 'note'},
      [
        paragraph(
          strong(
            since
              ? filled(words.deprecatedSince, {version: since})
              : words.deprecated,
          ),
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
