import type {ReactNode} from 'react';
import type {SearchResult} from '../../shared/answer';
import {Marked} from './Marked';

/** Title of a page, and of the section that its result leads to. */
export function ResultTitle({
  title,
  sectionTitle,
}: Pick<SearchResult, 'title' | 'sectionTitle'>): ReactNode {
  return (
    <>
      <Marked parts={title} />
      {sectionTitle && (
        <>
          {' › '}
          <Marked parts={sectionTitle} />
        </>
      )}
    </>
  );
}
