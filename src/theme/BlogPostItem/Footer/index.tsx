import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import PageFeedback from '../../../components/PageFeedback';

/** The end of a post, below a question to readers. Lists of posts do not ask. */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageFeedback route={metadata.permalink} />}
      <Footer />
    </>
  );
}
