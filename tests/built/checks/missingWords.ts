import type {CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {isTag, isText} from 'domhandler';

/**
 * Elements of a page that are not part of its text: navigation, controls, and
 * drawings.
 */
const APART = [
  'nav',
  'aside',
  'svg',
  'script',
  'style',
  'button',
  'form',
  'footer',
  '[data-markdown-ignore]',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.visually-hidden',
].join();

/**
 * Text of nodes, with a space between elements. In code, elements only color
 * parts of words, so they do not add a space.
 */
function textOf(nodes: readonly AnyNode[], isCode = false): string {
  return nodes
    .map((node) => {
      if (isText(node)) {
        return node.data;
      }
      if (!isTag(node)) {
        return '';
      }
      const within = textOf(node.children, isCode || node.name === 'pre');
      const isWithinWord = isCode && node.name !== 'br';
      return isWithinWord ? within : ` ${within} `;
    })
    .join('');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of a Markdown copy, without its front matter and link targets. */
function copyWords(markdown: string): string[] {
  return wordsOf(
    markdown
      .replace(/^---\n[^]*?\n---\n/, '')
      .replace(/\]\([^)\s]*\)/g, ']')
      .replace(/&#x[\dA-F]+;/g, ' ')
      .replace(/\\(?=[^\w\s])/g, ''),
  );
}

/**
 * Finds words of a page that its copy does not contain, and counts the words of
 * the page.
 */
export function missingWords(
  $: CheerioAPI,
  markdown: string,
): {missing: string[]; count: number} {
  const page = $('main').clone();
  page.find(APART).remove();
  const words = wordsOf(textOf(page.toArray()));
  const left = new Map<string, number>();
  for (const word of copyWords(markdown)) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  const missing = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return {missing, count: words.length};
}
