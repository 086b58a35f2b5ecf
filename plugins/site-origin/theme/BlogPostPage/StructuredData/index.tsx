import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalStructuredData from '@theme-init/BlogPostPage/StructuredData';
import {hasOrigin} from '../../../shared/origin';

/** A post for search engines, whose links are absolute: none where the origin is not known. */
export default function BlogPostStructuredData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return hasOrigin(siteConfig) ? <OriginalStructuredData /> : null;
}
