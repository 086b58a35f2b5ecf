/**
 * Reaction to a Markdown link to a file that does not exist, for
 * `markdown.hooks`. In the dev server, the page does not compile, so the overlay
 * shows the link. A build warns, and then stops at the broken link.
 */
export const onBrokenMarkdownLinks =
  process.env.NODE_ENV === 'development' ? 'throw' : 'warn';
