import type {ReactNode} from 'react';

/** HTML that browsers take under `require-trusted-types-for`: none. */
function noHtml(): string {
  const {trustedTypes} = globalThis as {
    trustedTypes?: {readonly emptyHTML: string};
  };
  return trustedTypes?.emptyHTML ?? '';
}

/** A script of data; React sets the text of no script under Trusted Types. */
function scriptOf(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const inBrowser = typeof window !== 'undefined';
const none = {__html: noHtml()};

/**
 * Data for search engines. It stands in the built HTML, which React leaves as
 * it is; a page that a browser opens by a link of the site has none.
 */
export function JsonLd({data}: {readonly data: object}): ReactNode {
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={inBrowser ? none : {__html: scriptOf(data)}}
    />
  );
}
