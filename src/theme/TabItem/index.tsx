import type {ReactNode} from 'react';
import OriginalTabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

/** What a tab shows; on paper, where there are no tabs, its name is above it (src/css/print.css). */
export default function TabItem({children, ...props}: Props): ReactNode {
  return (
    <OriginalTabItem {...props}>
      <div data-tab={props.label ?? props.value}>{children}</div>
    </OriginalTabItem>
  );
}
