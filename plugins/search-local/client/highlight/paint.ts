import {matchingWords} from '../matchingWords';

/** Selector of elements that are not text of the page. */
const SKIPPED = 'script, style, template, svg, button, .hash-link';

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest(SKIPPED)) {
      nodes.push(node);
    }
  }
  return nodes;
}

/** Returns the ranges of matching words in an element. */
export function matchingRanges(
  root: Element,
  terms: readonly string[],
): Range[] {
  return textNodes(root).flatMap((node) =>
    matchingWords(node.data, terms).map(({start, end}) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    }),
  );
}

/** Name of the highlight in CSS. */
export const HIGHLIGHT_NAME = 'search-local';

/**
 * Highlights ranges with the CSS Custom Highlight API, which does not change the
 * page's elements. Returns a function that removes the highlights, or undefined
 * if the browser does not support the API.
 */
export function paint(ranges: readonly Range[]): (() => void) | undefined {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) {
    return undefined;
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(HIGHLIGHT_NAME);
}
