import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {EntryProps} from '@theme/PageMenu/entries';
import {INDEX_FILE} from '../../shared/copyPath';
import {menuTexts} from './texts';

/** Link to the copy of the page. */
export function ViewMarkdown({copy}: EntryProps): ReactNode {
  return (
    <Link to={`pathname://${copy}`} target="_self">
      {menuTexts().view}
    </Link>
  );
}

/** Link to the list of all copies. */
export function AllPages(): ReactNode {
  return (
    <Link to={`pathname:///${INDEX_FILE}`} target="_self">
      {menuTexts().all}
    </Link>
  );
}
