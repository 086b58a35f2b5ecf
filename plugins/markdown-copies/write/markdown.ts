import {createSlugger} from '@docusaurus/utils';
import type {
  Link,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import {defaultHandlers} from 'mdast-util-to-markdown';
import type {Handle} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Words, and marks that have no meaning in Markdown where they are. */
const PLAIN =
  /^(?![-+=>(]|\d+[.)](?!\d))(?:[^\s!#&*./:<@[\\\]_`|~]| (?! )|[.:](?![-./\w]))*$/;

/**
 * Writes words as they are. Searching them for each mark that is escaped
 * somewhere needs a third of the time of a copy.
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

/** Removes links to anchors that the copy does not have, because only headings have anchors in it. */
function removeLostAnchors(tree: Root): void {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  const links: {link: Link; parent: Parents}[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'heading') {
      anchors.add(slugger.slug(toString(node)));
    } else if (node.type === 'link' && node.url.startsWith('#')) {
      links.push({link: node, parent: parent!});
    }
  });
  for (const {link, parent} of links) {
    if (!anchors.has(link.url.slice(1))) {
      const siblings = parent.children as PhrasingContent[];
      siblings.splice(siblings.indexOf(link), 1, ...link.children);
    }
  }
}

/** Writes the nodes of a copy as Markdown. */
export function markdownOf(children: RootContent[]): string {
  const tree: Root = {type: 'root', children};
  removeLostAnchors(tree);
  return writer.stringify(tree);
}
