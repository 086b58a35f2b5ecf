import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The theme's list of authors with a description for readers and search
 * engines.
 */
export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  const title = translateBlogAuthorsListPageTitle();
  const description = translate({
    id: 'help.news.authors.description',
    message: 'Who writes the News of Altair AI Cloud.',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogAuthorsListPage,
      )}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        <ul className={styles.authors}>
          {authors.map((author) => (
            <li key={author.key}>
              <Author as="h2" author={author} count={author.count} />
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
