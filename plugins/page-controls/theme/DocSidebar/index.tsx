import type {ReactNode} from 'react';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar';

/** The sidebar next to a page, in narrow windows out of sight: the menu has a copy of it. */
export default function DocSidebar(props: Props): ReactNode {
  return <DocSidebarDesktop {...props} />;
}
