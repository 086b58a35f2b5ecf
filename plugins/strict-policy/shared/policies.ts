/**
 * Names of the Trusted Types policies that pages create, for the directive
 * `trusted-types` of a Content-Security-Policy.
 */
export const POLICIES = {
  /** Addresses of scripts and workers: of this site only. */
  scripts: 'docusaurus-scripts',
  /** HTML of headings and of the like: elements that cannot run anything. */
  markup: 'docusaurus-markup',
} as const;
