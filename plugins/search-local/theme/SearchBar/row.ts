import type {SearchResult, SectionResult, TextPart} from '../../shared/answer';
import type {KindNames} from '../../shared/types';
import {isPlainClick} from './createElement';
import type {Child, CreateElement} from './createElement';
import type {PanelRow} from './rows';
import {allResultsText, languageName, TEXTS} from './texts';
import styles from './row.module.css';

/** What one row is made from. */
export type RowInput = {
  readonly option: PanelRow;
  /** Id of the element, by which the search box names the active row. */
  readonly id: string;
  readonly isActive: boolean;
  /** Whether it answers what stands in the box by then, and not an earlier query. */
  readonly isCurrent: () => boolean;
  /** What results of each kind are called. */
  readonly kinds: Required<KindNames>;
};

/** Text with the words that match the query marked. */
function marked<View>(
  create: CreateElement<View>,
  parts: readonly TextPart[],
): Child<View>[] {
  return parts.map(({text, isMatch}) =>
    isMatch ? create('mark', null, text) : text,
  );
}

/** A page: title, kind, where it stands, and the text around the match. */
function result<View>(
  create: CreateElement<View>,
  found: SearchResult,
  kinds: RowInput['kinds'],
): View {
  const {title, sectionTitle, kind, isDeprecated, locale} = found;
  const {breadcrumbs, excerpt} = found;
  const part = (name: string | undefined, ...children: Child<View>[]) =>
    create('div', {className: name}, ...children);
  return create(
    'div',
    {className: styles.result, 'data-kind': 'result'},
    part(
      styles.head,
      create(
        'span',
        {className: styles.title},
        ...marked(create, title),
        ...(sectionTitle ? [' › ', ...marked(create, sectionTitle)] : []),
      ),
      isDeprecated
        ? create('span', {className: styles.warning}, TEXTS.deprecated)
        : undefined,
      create(
        'span',
        {className: styles.badge},
        [locale && languageName(locale), kinds[kind]]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    breadcrumbs.length > 0
      ? part(styles.trail, breadcrumbs.join(' › '))
      : undefined,
    excerpt.length > 0
      ? part(styles.excerpt, ...marked(create, excerpt))
      : undefined,
  );
}

/** A section of the page above it: heading and the start of the text around the match. */
function section<View>(
  create: CreateElement<View>,
  {title, excerpt}: SectionResult,
): View {
  return create(
    'div',
    {className: styles.section},
    create('span', {className: styles.sectionTitle}, ...marked(create, title)),
    // Apart for those who copy or hear the row.
    ' ',
    ...marked(create, excerpt),
  );
}

function content<View>(
  create: CreateElement<View>,
  option: PanelRow,
  kinds: RowInput['kinds'],
): View {
  const line = (className: string | undefined, text: string) =>
    create('div', {className}, text);
  switch (option.kind) {
    case 'result':
      return result(create, option.result, kinds);
    case 'section':
      return section(create, option.section);
    case 'recent':
      return line(styles.recent, option.query);
    case 'suggestion':
      return line(styles.suggestion, option.query);
    case 'clearRecents':
      return line(styles.action, TEXTS.clearRecents);
    case 'all':
      return line(styles.action, allResultsText(option.total));
  }
}

/**
 * One row of the panel: a link where it leads somewhere, so that the browser
 * does with it what it does with links. A plain click is left to the search
 * box, which stays within the page.
 */
export function row<View>(
  create: CreateElement<View>,
  {option, id, isActive, isCurrent, kinds}: RowInput,
): View {
  const href = option.url;
  return create(
    href === undefined ? 'div' : 'a',
    {
      id,
      className: styles.row,
      role: 'option',
      lang: option.locale,
      'aria-selected': isActive,
      ...(href !== undefined && {
        href,
        tabIndex: -1,
        onClick: (event: MouseEvent) => {
          if (!isCurrent() || isPlainClick(event)) {
            event.preventDefault();
          }
        },
      }),
    },
    content(create, option, kinds),
  );
}
