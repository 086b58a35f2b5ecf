/**
 * For `markdown.hooks`: the dev server shows a link to a file that does not
 * exist as an error of its page. A build warns, and stops at the broken link.
 */
export const onBrokenMarkdownLinks =
  process.env.NODE_ENV === 'development' ? 'throw' : 'warn';
