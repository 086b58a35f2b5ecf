import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The theme's list of tags, with a description for search engines. */
export default function DescribedTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'help.news.tags.description',
          message: 'All tags of the News of Altair AI Cloud, by letter.',
        })}
      />
      <BlogTagsListPage {...props} />
    </>
  );
}
