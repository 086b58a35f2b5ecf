import type {PhrasingContent} from 'mdast';
import type {Deprecation} from '../../record/types';
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

function target({href, title}: OperatorLink): PhrasingContent {
  return href ? link(href, title) : strong(title);
}

/** The section on related operators; none without any. */
export function seeAlsoSection(related: readonly OperatorLink[]): Child[] {
  if (related.length === 0) {
    return [];
  }
  return [
    heading(2, 'See also'),
    bulletList(
      related.map((one) => [
        target(one),
        ...(one.text ? [text(': '), ...inline(one.text)] : []),
      ]),
    ),
  ];
}

/** The banner of a deprecated operator, which names what to use. */
export function deprecationBanner(
  deprecated: Deprecation | undefined,
  successors: readonly OperatorLink[],
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
          strong(since ? `Deprecated since version ${since}.` : 'Deprecated.'),
          ...(successors.length > 0
            ? [
                text(' Use '),
                ...joined(successors.map(target), 'or'),
                text(' instead.'),
              ]
            : []),
        ),
        ...(note ? blocks(note) : []),
      ],
    ),
  ];
}
