import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasOrigin} from './origin';

/** A data script. Trusted Types stop React from setting the text of a script element. */
function scriptOf(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * A component with data for search engines. Its links are absolute, so it is
 * empty without a known origin. The script is only in the built HTML, which
 * React keeps; pages that a browser opens by a link of the site do not have it.
 * @param useData - Hook that returns the data.
 */
export function structuredData<Props>(useData: (props: Props) => object) {
  return function StructuredData(props: Props): ReactNode {
    const {siteConfig} = useDocusaurusContext();
    const data = useData(props);
    const html = ExecutionEnvironment.canUseDOM ? '' : scriptOf(data);
    return hasOrigin(siteConfig) ? (
      <div
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
    ) : null;
  };
}
