type TrustedTypes = {readonly emptyHTML: string};

/**
 * No HTML, for an element whose content is not React's: what others have put
 * there before React came stays. A policy of Trusted Types takes it.
 */
export const EMPTY_HTML = {
  __html:
    (globalThis as {trustedTypes?: TrustedTypes}).trustedTypes?.emptyHTML ?? '',
};
