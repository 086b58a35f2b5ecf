import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {JsonLd} from '../../../shared/JsonLd';
import {hasOrigin} from '../../../shared/origin';

/** Breadcrumbs for search engines, whose links are absolute: none where the origin is not known. */
export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const data = useBreadcrumbsStructuredData({breadcrumbs});
  return hasOrigin(siteConfig) ? <JsonLd data={data} /> : null;
}
