import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

/** Groups posts by year. Years and posts are in descending order. */
function byYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const newestFirst = [...posts].sort((a, b) =>
    String(b.metadata.date).localeCompare(String(a.metadata.date)),
  );
  const years = new Map<string, Post[]>();
  for (const post of newestFirst) {
    const year = String(post.metadata.date).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/**
 * Archive of all News posts by year. Unlike on the theme's page, heading levels
 * are in order.
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'help.news.archive.description',
    message: 'All News posts of Altair AI Cloud by year, newest first.',
  });
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={styles.posts}>
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <time dateTime={String(metadata.date)}>
                    {format.format(new Date(metadata.date))}
                  </time>{' '}
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
