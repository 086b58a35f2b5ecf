import type {SearchResult, SectionResult, TextPart} from '../../shared/answer';
import type {KindNames} from '../../shared/types';
import type {Row} from './rows';
import {isPlainClick} from './template';
import type {Template} from './template';
import {allResultsText, languageName, TEXTS} from './texts';
import styles from './row.module.css';

/** What one row is made from. */
export type RowInput = {
  readonly item: Row;
  /** Id of the element, by which the search box names the active row. */
  readonly id: string;
  readonly isActive: boolean;
  /** Whether it answers what is in the box by then, and not an earlier query. */
  readonly isCurrent: () => boolean;
  /** What results of each kind are called. */
  readonly kinds: Required<KindNames>;
};

/** Text with the words that match the query marked. */
const marked = <View>(h: Template<View>, parts: readonly TextPart[]) =>
  parts.map(({text, isMatch}, at) =>
    isMatch ? h`<mark key=${at}>${text}</mark>` : text,
  );

/** A page: title, kind, where it is, and the text around the match. */
function result<View>(
  h: Template<View>,
  found: SearchResult,
  kinds: RowInput['kinds'],
) {
  const {title, sectionTitle, kind, isDeprecated, locale} = found;
  const {breadcrumbs, excerpt} = found;
  const badge = [locale && languageName(locale), kinds[kind]].filter(Boolean);
  const trail = breadcrumbs.join(' › ');
  return h`
    <div className=${styles.result} data-kind="result">
      <div className=${styles.head}>
        <span className=${styles.title}>
          ${marked(h, title)}
          ${sectionTitle && ' › '}
          ${sectionTitle && marked(h, sectionTitle)}
        </span>
        ${isDeprecated && h`<span className=${styles.warning}>${TEXTS.deprecated}</span>`}
        <span className=${styles.badge}>${badge.join(' · ')}</span>
      </div>
      ${trail && h`<div className=${styles.trail}>${trail}</div>`}
      ${excerpt.length > 0 && h`<div className=${styles.excerpt}>${marked(h, excerpt)}</div>`}
    </div>
  `;
}

/** A section of the page above it: heading and the start of the text around the match. */
function section<View>(h: Template<View>, {title, excerpt}: SectionResult) {
  const heading = h`<span className=${styles.sectionTitle}>${marked(h, title)}</span>`;
  // Apart for those who copy or hear the row.
  return h`<div className=${styles.section}>${heading} ${marked(h, excerpt)}</div>`;
}

function content<View>(h: Template<View>, item: Row, kinds: RowInput['kinds']) {
  const line = (className: string | undefined, text: string) =>
    h`<div className=${className}>${text}</div>`;
  switch (item.kind) {
    case 'result':
      return result(h, item.result, kinds);
    case 'section':
      return section(h, item.section);
    case 'recent':
      return line(styles.recent, item.query);
    case 'suggestion':
      return line(styles.suggestion, item.query);
    case 'clearRecents':
      return line(styles.action, TEXTS.clearRecents);
    case 'all':
      return line(styles.action, allResultsText(item.total));
  }
}

/**
 * One row of the panel: a link where it leads somewhere, so that the browser
 * does with it what it does with links. A plain click is left to the search
 * box, which stays within the page.
 */
export function row<View>(
  h: Template<View>,
  {item, id, isActive, isCurrent, kinds}: RowInput,
) {
  const {url: href, locale} = item;
  const onClick = (event: MouseEvent) => {
    if (!isCurrent() || isPlainClick(event)) {
      event.preventDefault();
    }
  };
  const link = href !== undefined && {href, tabIndex: -1, onClick};
  return h`
    <${href === undefined ? 'div' : 'a'}
      id=${id}
      className=${styles.row}
      role="option"
      lang=${locale}
      aria-selected=${isActive}
      ...${link}
    >
      ${content(h, item, kinds)}
    <//>
  `;
}
