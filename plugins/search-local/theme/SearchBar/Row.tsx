import type {MouseEvent, ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import type {SearchResult} from '../../shared/answer';
import type {KindNames} from '../../shared/types';
import {Marked} from './Marked';
import type {Row as RowItem} from './rows';
import {TEXTS} from './texts';
import styles from './row.module.css';

/** Returns true if a click opens a link in the current tab. */
export function isPlainClick(
  event: Pick<
    MouseEvent,
    'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
  >,
): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Title of a result's page, with the heading of the section that it opens. */
export function ResultTitle({
  title,
  sectionTitle,
}: Pick<SearchResult, 'title' | 'sectionTitle'>): ReactNode {
  return (
    <>
      <Marked parts={title} />
      {sectionTitle && ' › '}
      {sectionTitle && <Marked parts={sectionTitle} />}
    </>
  );
}

function Result({
  result,
  kinds,
}: {
  result: SearchResult;
  kinds: Required<KindNames>;
}): ReactNode {
  const {excerpt, kind, isDeprecated} = result;
  const trail = result.breadcrumbs.join(' › ');
  return (
    <div className={styles.result} data-kind="result">
      <div className={styles.head}>
        <span className={styles.title}>
          <ResultTitle {...result} />
        </span>
        {isDeprecated && (
          <span className={styles.warning}>{TEXTS.deprecated}</span>
        )}
        <span className={styles.badge}>{kinds[kind]}</span>
      </div>
      {trail && <div className={styles.trail}>{trail}</div>}
      {excerpt.length > 0 && (
        <div className={styles.excerpt}>
          <Marked parts={excerpt} />
        </div>
      )}
    </div>
  );
}

function content(item: RowItem, kinds: Required<KindNames>): ReactNode {
  switch (item.kind) {
    case 'result':
      return <Result result={item.result} kinds={kinds} />;
    case 'section':
      return (
        <div className={styles.section}>
          <span className={styles.sectionTitle}>
            <Marked parts={item.section.title} />
          </span>{' '}
          <Marked parts={item.section.excerpt} />
        </div>
      );
    case 'recent':
      return <div className={styles.recent}>{item.query}</div>;
    case 'suggestion':
      return <div className={styles.suggestion}>{item.query}</div>;
    case 'link':
      return <div className={styles.suggestion}>{item.text}</div>;
    case 'clearRecents':
      return <div className={styles.action}>{TEXTS.clearRecents}</div>;
    case 'all':
      return (
        <div className={styles.action}>
          {interpolate(TEXTS.allResults, {total: item.total})}
        </div>
      );
  }
}

/** A row of the panel: an option, and a link if it has an address. The search box handles plain clicks. */
export function Row({
  item,
  id,
  isActive,
  isCurrent,
  kinds,
}: {
  item: RowItem;
  id: string;
  isActive: boolean;
  /** Returns true if the row answers the query in the box, and not an earlier one. */
  isCurrent: () => boolean;
  kinds: Required<KindNames>;
}) {
  const option = {
    id,
    className: styles.row,
    role: 'option',
    lang: item.locale,
    'aria-selected': isActive,
  };
  const onClick = (event: MouseEvent) => {
    if (!isCurrent() || isPlainClick(event)) {
      event.preventDefault();
    }
  };
  return item.url === undefined ? (
    <div {...option}>{content(item, kinds)}</div>
  ) : (
    // eslint-disable-next-line @docusaurus/no-html-links -- the page can be of another locale
    <a {...option} href={item.url} tabIndex={-1} onClick={onClick}>
      {content(item, kinds)}
    </a>
  );
}
