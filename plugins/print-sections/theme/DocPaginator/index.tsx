import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import OriginalPaginator from '@theme-init/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import {printPageOf} from '../../shared/printPageOf';
import type {PrintData} from '../../shared/printPageOf';
import styles from './styles.module.css';

/** The links to the pages before and after, below a link to the print page of the section, if it has one. */
export default function DocPaginator(props: Props): ReactNode {
  const data = usePluginData('print-sections') as PrintData | undefined;
  const crumbs = useSidebarBreadcrumbs() ?? [];
  const page = data && printPageOf(crumbs, data);
  return (
    <>
      {page && (
        <p className={clsx('theme-print-section', styles.link)}>
          {/* Not a route of the app: the browser loads it as a page of its own. */}
          <Link to={`pathname://${page.href}`} target="_self">
            <Translate
              id="print.section"
              description="The link to a page that joins the pages of a category to print them"
              values={{section: page.title}}
            >
              {'Print this section: {section}'}
            </Translate>
          </Link>
        </p>
      )}
      <OriginalPaginator {...props} />
    </>
  );
}
