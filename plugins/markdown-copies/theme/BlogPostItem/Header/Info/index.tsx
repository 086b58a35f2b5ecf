import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalInfo from '@theme-init/BlogPostItem/Header/Info';
import PageMenu from '@theme/PageMenu';
import styles from './styles.module.css';

/**
 * Date and reading time of a post. On the post's own page, the page menu
 * follows.
 */
export default function BlogPostItemHeaderInfo(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <div className={styles.line}>
      <OriginalInfo />
      <PageMenu />
    </div>
  ) : (
    <OriginalInfo />
  );
}
