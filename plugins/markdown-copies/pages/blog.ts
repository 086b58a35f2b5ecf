import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {escaped, item} from './lines';
import {dayOf} from './types';
import type {Page} from './types';

type Metadata = BlogPost['metadata'];

const withTitle = ({name, title}: Metadata['authors'][number]) =>
  [name, title].filter(Boolean).join(', ');

/** Day and authors of a post. */
function byline({date, authors}: Metadata, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date);
  return [day, ...authors.map(withTitle)].join(' · ');
}

function postPage(metadata: Metadata, locale: string): Page {
  const {permalink, title, description, date, lastUpdatedAt} = metadata;
  return {
    route: permalink,
    title,
    description,
    byline: byline(metadata, locale),
    updated: dayOf(lastUpdatedAt ?? date),
    isUnlisted: metadata.unlisted,
    content: {file: aliasedSitePathToRelativePath(metadata.source)},
  };
}

/** A page without a file, which has a list. */
function listPage(
  route: string,
  title: string,
  description: string,
  lines: readonly string[],
): Page {
  return {
    route,
    title,
    description,
    isUnlisted: false,
    content: {markdown: [escaped(description), lines.join('\n')].join('\n\n')},
  };
}

/** The pages of a blog: its posts, and the lists of them that the site has. */
export function blogPages(content: BlogContent, locale: string): Page[] {
  const {blogTitle, blogDescription, blogTagsListPath} = content;
  const base = path.posix.dirname(blogTagsListPath);
  const tags = Object.values(content.blogTags);
  const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const authors = listed.flatMap(({metadata}) => metadata.authors);
  const lines = (posts: readonly BlogPost[]) =>
    posts.map(({metadata}) => {
      const {title, permalink, description} = metadata;
      const about = [byline(metadata, locale), description].join('. ');
      return item(title, permalink, about);
    });
  const named = (name: string) => `${blogTitle}: ${name}`;
  return [
    ...content.blogPosts.map(({metadata}) => postPage(metadata, locale)),
    listPage(base, blogTitle, blogDescription, lines(listed)),
    listPage(`${base}/archive`, named('archive'), '', lines(listed)),
    listPage(
      `${base}/authors`,
      named('authors'),
      '',
      [...new Set(authors.map(withTitle))].map((one) => `- ${escaped(one)}`),
    ),
    listPage(
      blogTagsListPath,
      named('tags'),
      '',
      tags.map(({label, permalink, items}) =>
        item(label, permalink, String(items.length)),
      ),
    ),
    ...tags.map(({label, permalink, description = '', items}) =>
      listPage(
        permalink,
        named(label),
        description,
        lines(listed.filter(({id}) => items.includes(id))),
      ),
    ),
  ];
}
