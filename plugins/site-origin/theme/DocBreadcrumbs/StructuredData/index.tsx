import type {ComponentProps, ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalStructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import {hasOrigin} from '../../../shared/origin';

/** Breadcrumbs for search engines, whose links are absolute: none where the origin is not known. */
export default function DocBreadcrumbsStructuredData(
  props: ComponentProps<typeof OriginalStructuredData>,
): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return hasOrigin(siteConfig) ? <OriginalStructuredData {...props} /> : null;
}
