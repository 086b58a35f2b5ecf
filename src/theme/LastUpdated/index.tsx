import {useState} from 'react';
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import OriginalLastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';

/** Empty HTML, so that React does not change the content of an element. */
const EMPTY_HTML = {__html: ''};

/**
 * Date of the last change. When a page starts, it keeps this text from its
 * HTML, because loading date formats takes a browser as long as rendering a
 * sidebar.
 */
export default function LastUpdated(props: Props): ReactNode {
  const isStarted = useIsBrowser();
  const [isInHtml] = useState(ExecutionEnvironment.canUseDOM && !isStarted);
  return isInHtml ? (
    <span
      className={ThemeClassNames.common.lastUpdated}
      dangerouslySetInnerHTML={EMPTY_HTML}
      suppressHydrationWarning
    />
  ) : (
    <OriginalLastUpdated {...props} />
  );
}
