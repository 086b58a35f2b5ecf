import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {printPageOf} from '../../shared/printPageOf';
import type {PrintData} from '../../shared/printPageOf';
import styles from './styles.module.css';

/** A link to the print page that the shown page of the docs belongs to; none outside of categories. */
export default function PrintSection(): ReactNode {
  const data = usePluginData('print-sections') as PrintData;
  const page = printPageOf(useSidebarBreadcrumbs() ?? [], data);
  return (
    page && (
      <p className={clsx('theme-print-section', styles.link)}>
        {/* No route of the app: the browser loads it as a page of its own. */}
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
    )
  );
}
