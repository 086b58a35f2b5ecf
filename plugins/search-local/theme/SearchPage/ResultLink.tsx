import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {withHighlight} from '../../client/highlight/address';

/** What all results of an answer share. */
export type OpenedAs = {
  /** Words to highlight on the page that opens. */
  readonly terms: readonly string[];
  /** Whether the page is of another build of the site, such as another language, which this one cannot show. */
  readonly isElsewhere: boolean;
};

/** A link to a result, which stays within the site where that is possible. */
export function ResultLink({
  route,
  terms,
  isElsewhere,
  children,
}: OpenedAs & {
  readonly route: string;
  readonly children: ReactNode;
}): ReactNode {
  const url = withHighlight(route, terms);
  return isElsewhere ? (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would look for the page in this build
    <a href={url}>{children}</a>
  ) : (
    <Link to={url}>{children}</Link>
  );
}
