import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** The link from the beginning of a post to all of it. Its text says what it leads to, as search engines read no ARIA label. */
export default function ReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): ReactNode {
  const text = translate({
    id: 'news.readPost',
    message: 'Read the post',
    description: 'The link from the beginning of a post to all of it',
  });
  return (
    <Link {...linkProps} aria-label={`${text}: ${blogPostTitle}`}>
      <b>{text}</b>
    </Link>
  );
}
