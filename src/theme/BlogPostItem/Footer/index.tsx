import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import PageFeedback from '../../../components/PageFeedback';

/**
 * Footer of a post, with the feedback section. Lists of posts do not have the
 * section.
 */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageFeedback route={metadata.permalink} />}
      <Footer />
    </>
  );
}
