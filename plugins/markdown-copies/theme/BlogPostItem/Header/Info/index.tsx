import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalInfo from '@theme-init/BlogPostItem/Header/Info';
import PageMenu from '@theme/PageMenu';
import styles from './styles.module.css';

/** The line on a post, with the menu of the page where the post is one. */
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
