import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, Plugin} from '@docusaurus/types';

/** What a page tells of a blog post. */
export type LatestPost = {
  readonly title: string;
  readonly description: string;
  /** Path of the post, with the base URL. */
  readonly permalink: string;
  /** Day of the post, as in 2024-09-18. */
  readonly date: string;
};

/** The latest post that is listed; null if there is none. */
export function latestPost({blogPosts}: BlogContent): LatestPost | null {
  const [latest] = blogPosts
    .map(({metadata}) => metadata)
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  return latest
    ? {
        title: latest.title,
        description: latest.description,
        permalink: latest.permalink,
        date: latest.date.toISOString().slice(0, 10),
      }
    : null;
}

function blogOf(allContent: AllContent): BlogContent | undefined {
  const instances = allContent['docusaurus-plugin-content-blog'];
  return instances?.default as BlogContent | undefined;
}

/** Writes the latest post of the blog as data that any page can import. */
export default function pluginLatestPost(): Plugin {
  return {
    name: 'latest-post',
    async allContentLoaded({allContent, actions}) {
      const blog = blogOf(allContent);
      const post = blog ? latestPost(blog) : null;
      await actions.createData('post.json', JSON.stringify(post));
    },
  };
}
