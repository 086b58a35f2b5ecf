import type {ReactNode} from 'react';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type {Props} from '@theme/BlogSidebar';

/** The list of posts next to a page, in narrow windows out of sight: the menu has a copy of it. */
export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar?.items.length ? (
    <BlogSidebarDesktop sidebar={sidebar} />
  ) : null;
}
