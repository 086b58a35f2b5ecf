import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

/**
 * Link from the excerpt of a post to the full post. Its text names the target,
 * because search engines do not read ARIA labels.
 */
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
