import {createSlugger} from '@docusaurus/utils';
import type {Link, Parents, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {plainText} from './nodes';

/** Takes links to places of the page away that its copy does not have: only headings have anchors there. */
export function withoutLostAnchors(tree: Root): Root {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  const links: {link: Link; parent: Parents}[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'heading') {
      anchors.add(slugger.slug(plainText(node.children)));
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
  return tree;
}
