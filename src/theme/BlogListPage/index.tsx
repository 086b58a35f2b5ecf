import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasOrigin} from '@site/plugins/hosting/shared/origin';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Header({metadata}: Pick<Props, 'metadata'>): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {blogTitle, blogDescription, permalink} = metadata;
  const lists = [
    [translate({message: 'Archive'}), 'archive'],
    [translate({message: 'Tags'}), 'tags'],
    [translate({message: 'Authors'}), 'authors'],
  ] as const;
  return (
    <header className={styles.header}>
      <Heading as="h1">{blogTitle}</Heading>
      <p>{blogDescription}</p>
      <ul className={styles.ways}>
        {lists.map(([label, path]) => (
          <li key={path}>
            <Link to={`${permalink}/${path}`}>{label}</Link>
          </li>
        ))}
        {hasOrigin(siteConfig) && (
          <li>
            <Link to={`pathname://${permalink}/rss.xml`} target="_self">
              <Translate>RSS feed</Translate>
            </Link>
          </li>
        )}
      </ul>
    </header>
  );
}

/**
 * The theme's list of posts, with a title, a description, and links to the
 * other lists.
 */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata
        title={metadata.blogTitle}
        description={metadata.blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Header metadata={metadata} />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
