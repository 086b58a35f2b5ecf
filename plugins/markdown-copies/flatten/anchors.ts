import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {plainText} from './nodes';

/** Takes links to places of the page away that its copy does not have: only headings have anchors there. */
export function withoutLostAnchors(tree: Root): Root {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(tree, 'heading', ({children}) => {
    anchors.add(slugger.slug(plainText(children)));
  });
  visit(tree, 'link', ({url, children}, at, parent) => {
    if (url.startsWith('#') && !anchors.has(url.slice(1)) && parent) {
      parent.children.splice(at!, 1, ...children);
    }
  });
  return tree;
}
