import type {AutocompleteSource} from '@algolia/autocomplete-js';
import {interpolate} from '@docusaurus/Interpolate';
import {BOX_ID} from '../../shared/constants';
import type {KindNames} from '../../shared/types';
import type {RecentSearches} from './recentSearches';
import {rowsOf} from './rows';
import type {Row} from './rows';
import {isPlainClick, marked} from './template';
import type {Template} from './template';
import {TEXTS} from './texts';
import styles from './row.module.css';

type RowInput = {
  readonly item: Row;
  /** Id of the element, by which the search box names the active row. */
  readonly id: string;
  readonly isActive: boolean;
  /** Whether it answers the query that is in the box by then, and not an earlier one. */
  readonly isCurrent: () => boolean;
  readonly kinds: Required<KindNames>;
};

function content<View>(h: Template<View>, item: Row, kinds: RowInput['kinds']) {
  const line = (className: string | undefined, text: string) =>
    h`<div className=${className}>${text}</div>`;
  switch (item.kind) {
    case 'result': {
      const {title, sectionTitle, excerpt, ...found} = item.result;
      const {kind, isDeprecated} = found;
      const trail = found.breadcrumbs.join(' › ');
      return h`
        <div className=${styles.result} data-kind="result">
          <div className=${styles.head}>
            <span className=${styles.title}>
              ${marked(h, title)}
              ${sectionTitle && ' › '}
              ${sectionTitle && marked(h, sectionTitle)}
            </span>
            ${isDeprecated && h`<span className=${styles.warning}>${TEXTS.deprecated}</span>`}
            <span className=${styles.badge}>${kinds[kind]}</span>
          </div>
          ${trail && line(styles.trail, trail)}
          ${excerpt.length > 0 && h`<div className=${styles.excerpt}>${marked(h, excerpt)}</div>`}
        </div>
      `;
    }
    case 'section': {
      const {title, excerpt} = item.section;
      const heading = h`<span className=${styles.sectionTitle}>${marked(h, title)}</span>`;
      // A space for those who copy or hear the row.
      return h`<div className=${styles.section}>${heading} ${marked(h, excerpt)}</div>`;
    }
    case 'recent':
      return line(styles.recent, item.query);
    case 'suggestion':
      return line(styles.suggestion, item.query);
    case 'link':
      return line(styles.suggestion, item.text);
    case 'clearRecents':
      return line(styles.action, TEXTS.clearRecents);
    case 'all':
      return line(
        styles.action,
        interpolate(TEXTS.allResults, {total: item.total}),
      );
  }
}

/** One row of the panel, a link if it leads somewhere. A plain click is left to the box, which stays within the page. */
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

const SOURCE_ID = 'pages';

/**
 * The one source of rows of the search box. A row of an earlier query opens
 * nothing: autocomplete-js is told that it has no address, and then asks for
 * the query in the box, whose first result Enter opens.
 */
export function rowSource(input: {
  readonly recents: RecentSearches;
  readonly kinds: RowInput['kinds'];
  /** Goes to a page, which may be of another locale. */
  readonly goTo: (route: string, locale?: string) => void;
  /** The text in the box. */
  readonly typed: () => string;
  readonly getItems: () => Row[] | Promise<Row[]>;
  readonly openFirst: (query: string) => void;
}): AutocompleteSource<Row> {
  const {recents, kinds, goTo, typed, getItems, openFirst} = input;
  return {
    sourceId: SOURCE_ID,
    getItems,
    getItemUrl: ({item, state}) =>
      item.typed === state.query ? item.url : undefined,
    // The text in the box once a row is chosen.
    getItemInputValue({item, state}) {
      const rest = item.kind === 'clearRecents' ? '' : state.query;
      return 'query' in item ? (item.query as string) : rest;
    },
    onSelect({event, item, itemUrl, state, setIsOpen, refresh}) {
      const {type} = event as Event;
      if (item.kind === 'clearRecents') {
        recents.clear();
        void refresh();
      } else if (itemUrl !== undefined) {
        if (item.kind !== 'link') {
          recents.add(state.query);
        }
        // The browser handles a click with Ctrl or Shift, and the reader continues here.
        const isElsewhere =
          type === 'click' && !isPlainClick(event as MouseEvent);
        setIsOpen(isElsewhere);
        if (type === 'click' && !isElsewhere) {
          goTo(itemUrl, item.locale);
        }
      } else if (item.url !== undefined && type === 'keydown') {
        openFirst(state.query);
      } else {
        setIsOpen(true);
      }
    },
    templates: {
      item({item, state, html}) {
        const position = rowsOf(state).indexOf(item);
        // Nothing is drawn while rows are on their way.
        return state.status === 'loading'
          ? ''
          : row(html, {
              item,
              // As autocomplete-js names its items, which it scrolls into view.
              id: `${BOX_ID}-${SOURCE_ID}-item-${position}`,
              isActive: state.activeItemId === position,
              isCurrent: () => item.typed === typed(),
              kinds,
            });
      },
    },
  };
}
