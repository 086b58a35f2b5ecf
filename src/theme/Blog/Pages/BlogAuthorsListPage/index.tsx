import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** The theme's list of authors, with a description for search engines. */
export default function DescribedAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'help.news.authors.description',
          message: 'Who writes the News of Altair AI Cloud.',
        })}
      />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
