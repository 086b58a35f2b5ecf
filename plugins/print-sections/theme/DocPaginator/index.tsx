import type {ReactNode} from 'react';
import OriginalPaginator from '@theme-init/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import PrintSection from '@theme/PrintSection';

/** The links to the pages before and after, below the one that prints the section. */
export default function DocPaginator(props: Props): ReactNode {
  return (
    <>
      <PrintSection />
      <OriginalPaginator {...props} />
    </>
  );
}
