import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {escaped, item, link} from './lines';
import {dayOf} from './types';
import type {Page} from './types';

type Metadata = BlogPost['metadata'];

/** Day and authors of a post. */
function byline({date, authors}: Metadata, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date);
  const people = authors.map(({name, title}) =>
    [name, title].filter(Boolean).join(', '),
  );
  return [day, ...people].map(escaped).join(' · ');
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

/** A list of posts, each with its beginning. */
function excerpts(posts: readonly Metadata[], locale: string): string {
  return posts
    .map((post) =>
      [
        `## ${link(post.title, post.permalink)}`,
        byline(post, locale),
        `<Excerpt file="${aliasedSitePathToRelativePath(post.source)}" />`,
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** A list without a file of its own. */
function listPage(
  route: string,
  title: string,
  description: string,
  markdown: string,
): Page {
  return {
    route,
    title,
    description,
    isUnlisted: false,
    content: {markdown: `${escaped(description)}\n\n${markdown}`.trim()},
  };
}

function archive(posts: readonly Metadata[], locale: string): string {
  const years = [...new Set(posts.map(({date}) => date.getUTCFullYear()))];
  const day = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return years
    .map((year) =>
      [
        `## ${year}\n`,
        ...posts
          .filter(({date}) => date.getUTCFullYear() === year)
          .map(
            ({date, title, permalink}) =>
              `- ${day.format(date)} ${link(title, permalink)}`,
          ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The pages of a blog: its posts, and the lists of them that the site has. */
export function blogPages(content: BlogContent, locale: string): Page[] {
  const all = content.blogPosts.map(({metadata}) => metadata);
  const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const posts = listed.map(({metadata}) => metadata);
  const base = path.posix.dirname(content.blogTagsListPath);
  const tags = Object.values(content.blogTags);
  const authors = [
    ...new Set(
      posts
        .flatMap((post) => post.authors)
        .map(({name, title}) => [name, title].filter(Boolean).join(': ')),
    ),
  ];
  const {blogTitle, blogDescription} = content;
  return [
    ...all.map((metadata) => postPage(metadata, locale)),
    listPage(base, blogTitle, blogDescription, excerpts(posts, locale)),
    listPage(
      content.blogTagsListPath,
      `${blogTitle}: tags`,
      '',
      tags
        .map(({label, permalink, items}) =>
          item(label, permalink, String(items.length)),
        )
        .join('\n'),
    ),
    listPage(
      `${base}/archive`,
      `${blogTitle}: archive`,
      '',
      archive(posts, locale),
    ),
    listPage(
      `${base}/authors`,
      `${blogTitle}: authors`,
      '',
      authors.map((one) => `- ${escaped(one)}`).join('\n'),
    ),
    ...tags.map((tag) =>
      listPage(
        tag.permalink,
        `${blogTitle}: ${tag.label}`,
        tag.description ?? '',
        excerpts(
          listed
            .filter(({id}) => tag.items.includes(id))
            .map(({metadata}) => metadata),
          locale,
        ),
      ),
    ),
  ];
}
