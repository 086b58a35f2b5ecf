import {useState} from 'react';
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import OriginalLastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';

/** No HTML, for an element whose content React leaves alone. */
const EMPTY_HTML = {__html: ''};

/**
 * When a page was last changed. A page that starts keeps this text from its
 * HTML: a browser takes as long to load the formats of dates as to draw a sidebar.
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
