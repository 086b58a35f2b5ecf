import type {ReactNode} from 'react';
import OriginalTabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

/**
 * Content of a tab. Printed pages do not have tabs, so src/css/print.css shows
 * its name above it.
 */
export default function TabItem({children, ...props}: Props): ReactNode {
  return (
    <OriginalTabItem {...props}>
      <div data-tab={props.label ?? props.value}>{children}</div>
    </OriginalTabItem>
  );
}
