import type {Root, Text} from 'mdast';
import {defaultHandlers} from 'mdast-util-to-markdown';
import type {Handle} from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {withoutLostAnchors} from '../flatten/anchors';
import {flattenBlocks} from '../flatten/flatten';
import type {ComponentCopy} from '../flatten/types';
import {markedUrl} from '../flatten/url';
import type {Place} from '../flatten/url';

/** Words, and marks that mean nothing in Markdown where they stand. */
const PLAIN =
  /^(?![-+=>(]|\d+[.)](?!\d))(?:[^\s!#&*./:<@[\\\]_`|~]| (?! )|[.:](?![-./\w]))*$/;

/**
 * Writes words as they are. To look in them for each mark that has to be
 * escaped somewhere takes a third of the time that a copy takes.
 */
const text: Handle = (node: Text, parent, state, info) =>
  PLAIN.test(node.value)
    ? node.value
    : defaultHandlers.text(node, parent, state, info);

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    rule: '-',
    handlers: {text},
  })
  .freeze();

/**
 * Plain Markdown of the tree of a page, as remark plugins leave it before it is
 * compiled. Links and some lines are marks, for all pages are not known yet.
 */
export function markdownOf(
  tree: Root,
  place: Place,
  components: Readonly<Record<string, ComponentCopy>>,
): string {
  const children = flattenBlocks(tree.children, {
    components,
    url: (url) => markedUrl(url, place),
  });
  return writer.stringify(withoutLostAnchors({type: 'root', children}));
}
