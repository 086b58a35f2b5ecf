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

/** Class of the boxes that stand in for highlights in browsers without them. */
export const BOX_CLASS = 'search-local-highlight';

/** Boxes behind the text of ranges, measured from the top left of the page, in px. */
function boxes(ranges: readonly Range[]): HTMLElement[] {
  return ranges.flatMap((range) =>
    Array.from(range.getClientRects(), ({left, top, width, height}) => {
      const box = document.createElement('div');
      box.className = BOX_CLASS;
      Object.assign(box.style, {
        left: `${left + window.scrollX}px`,
        top: `${top + window.scrollY}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      return box;
    }),
  );
}

/** For browsers without the CSS Custom Highlight API: boxes laid over the page. */
function paintBoxes(ranges: readonly Range[]): () => void {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  const place = () => layer.replaceChildren(...boxes(ranges));
  place();
  document.body.append(layer);
  const observer = new ResizeObserver(place);
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    layer.remove();
  };
}

/** Highlights ranges without a change to the page's own elements; returns what ends it. */
export function paint(ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) {
    return paintBoxes(ranges);
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(HIGHLIGHT_NAME);
}
