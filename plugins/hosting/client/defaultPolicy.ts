// Runs as an inline script in the head of every page, before anything else of the site.
// https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr

type Rules = {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
};

/** Elements that only show text. */
const NAMES =
  'abbr|b|bdi|bdo|br|cite|code|del|dfn|div|em|i|ins|kbd|mark|p|q|s|samp|small|span|strong|sub|sup|u|var|wbr';

/** A tag of such an element. Its attributes are for style sheets and screen readers. */
const INERT_TAG = new RegExp(
  `</?(?:${NAMES})(?:\\s+(?:aria-[a-z]+|class|dir|lang|role|title)="[^"<>]*")*\\s*/?>`,
  'g',
);

const isInert = (html: string) => !html.replace(INERT_TAG, '').includes('<');

/** The text of HTML without its tags; entities are kept. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replaceAll('<', '&lt;');

const {location} = window;
const {trustedTypes} = window as {
  trustedTypes?: {createPolicy(name: 'default', rules: Rules): void};
};
const {baseUrl = '/'} = (document.currentScript as HTMLScriptElement).dataset;
const site = new URL(baseUrl, location.origin).href;

trustedTypes?.createPolicy('default', {
  createHTML: (html) => (isInert(html) ? html : textOf(html)),
  createScriptURL(url) {
    const {href} = new URL(url, location.href);
    if (href.startsWith(site)) {
      return url;
    }
    throw new TypeError(`The site does not load scripts from ${href}`);
  },
});

export {};
