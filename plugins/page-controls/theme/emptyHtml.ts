/**
 * No HTML, for an element whose content React leaves alone: what the page has
 * there when React starts stays. A policy of Trusted Types allows it.
 */
export const EMPTY_HTML = {
  __html:
    (globalThis as {trustedTypes?: {readonly emptyHTML: string}}).trustedTypes
      ?.emptyHTML ?? '',
};
