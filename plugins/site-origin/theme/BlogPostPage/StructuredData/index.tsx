import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {JsonLd} from '../../../shared/JsonLd';
import {hasOrigin} from '../../../shared/origin';

/** A post for search engines, whose links are absolute: none where the origin is not known. */
export default function BlogPostStructuredData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const data = useBlogPostStructuredData();
  return hasOrigin(siteConfig) ? <JsonLd data={data} /> : null;
}
