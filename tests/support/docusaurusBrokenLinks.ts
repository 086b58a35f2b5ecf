/**
 * Replaces `@docusaurus/useBrokenLinks`, because Docusaurus publishes its
 * context as JSX in a .js file, which Vitest does not parse. It collects
 * nothing, as in the browser.
 */
export default function useBrokenLinks() {
  return {collectAnchor: () => undefined, collectLink: () => undefined};
}
