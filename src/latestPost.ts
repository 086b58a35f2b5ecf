import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** Data of a post for the landing page. */
export type LatestPost = {
  readonly title: string;
  readonly description: string;
  /** Path with the base URL. */
  readonly permalink: string;
  /** Day of publication, such as 2024-09-18. */
  readonly date: string;
};

/** Plugin that writes the latest listed post of News as data that pages can import; null without one. */
export const latestPost = (): Plugin => ({
  name: 'latest-post',
  async allContentLoaded({allContent, actions}) {
    const blog = allContent['docusaurus-plugin-content-blog']?.default;
    // The blog plugin sorts posts by date, the latest first.
    const post = (blog as BlogContent).blogPosts
      .map(({metadata}) => metadata)
      .find(({unlisted}) => !unlisted);
    const data: LatestPost | null = post
      ? {
          title: post.title,
          description: post.description,
          permalink: post.permalink,
          date: post.date.toISOString().slice(0, 10),
        }
      : null;
    await actions.createData('post.json', JSON.stringify(data));
  },
});
