import {matchingWords} from '../matchingWords';

/** Elements whose text is not running text of the page. */
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

/** Ranges over all words of an element's text that match; the element is left as it is. */
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

export const HIGHLIGHT_NAME = 'search-local';

/**
 * Highlights ranges with the CSS Custom Highlight API, which leaves the page's
 * elements as they are. Returns a function that ends it; undefined if the browser
 * does not have the API.
 */
export function paint(ranges: readonly Range[]): (() => void) | undefined {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) {
    return undefined;
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(HIGHLIGHT_NAME);
}
