import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogListPage/StructuredData';
import {JsonLd} from '../../../shared/JsonLd';
import {hasOrigin} from '../../../shared/origin';

/** A list of posts for search engines, whose links are absolute: none where the origin is not known. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const data = useBlogListPageStructuredData(props);
  return hasOrigin(siteConfig) ? <JsonLd data={data} /> : null;
}
