import type {ComponentProps, ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalStructuredData from '@theme-init/BlogListPage/StructuredData';
import {hasOrigin} from '../../../shared/origin';

/** A list of posts for search engines, whose links are absolute: none where the origin is not known. */
export default function BlogListPageStructuredData(
  props: ComponentProps<typeof OriginalStructuredData>,
): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return hasOrigin(siteConfig) ? <OriginalStructuredData {...props} /> : null;
}
