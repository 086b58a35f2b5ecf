import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {withoutLostAnchors} from '../flatten/anchors';
import {flattenBlocks} from '../flatten/flatten';
import type {ComponentCopy} from '../flatten/types';
import {markedUrl} from '../flatten/url';
import type {Place} from '../flatten/url';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '*', fences: true, rule: '-'})
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
