import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-init/BlogPostItem/Footer';
import PageFeedback from '@theme/PageFeedback';

/** The end of a post, with what readers can say of it; not in lists of posts. */
export default function BlogPostItemFooterWithFeedback(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageFeedback route={metadata.permalink} />}
      <BlogPostItemFooter />
    </>
  );
}
