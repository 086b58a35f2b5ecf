import type {ReactNode} from 'react';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import OriginalStructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/**
 * Breadcrumbs for search engines, the same as on the page. Each needs a URL, so
 * a category without a page has the URL of its first page, as in the sidebar.
 */
export default function StructuredData({breadcrumbs}: Props): ReactNode {
  return (
    <OriginalStructuredData
      breadcrumbs={breadcrumbs.map((item) => {
        const href = item.href ?? findFirstSidebarItemLink(item);
        return href === undefined ? item : {...item, href};
      })}
    />
  );
}
