import {CHUNK} from '../../shared/words';
import {matchesTerms} from '../matchesTerms';

/** Elements whose text is no running text of the page. */
const SKIPPED = 'script, style, template, svg, button, .hash-link';

/** A piece of a text, from `start` to before `end`, in UTF-16 units. */
export type Span = {readonly start: number; readonly end: number};

/** The words of a text that begin with one of the terms, or have a part that does. */
export function matchingWords(text: string, terms: readonly string[]): Span[] {
  return [...text.matchAll(CHUNK)]
    .filter(([word]) => matchesTerms(word, terms))
    .map(({0: word, index}) => ({start: index, end: index + word.length}));
}

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
