import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Id that a heading sets in a comment at its end: `## Text {/* #id *\/}`. */
const COMMENT = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;

/** Id that a node sets itself, or that a remark plugin gave it. */
function idOf(node: Nodes): string | undefined {
  const {id} = (node.data?.hProperties ?? {}) as {readonly id?: unknown};
  if (typeof id === 'string') {
    return id;
  }
  if ('attributes' in node && Array.isArray(node.attributes)) {
    const attribute = node.attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === 'id',
    );
    return typeof attribute?.value === 'string' ? attribute.value : undefined;
  }
  const last = node.type === 'heading' ? node.children.at(-1) : undefined;
  return last?.type === 'mdxTextExpression'
    ? COMMENT.exec(last.value)?.[1]
    : undefined;
}

/** The anchors of a page: ids of its headings, and of elements that have one. */
export function anchorsOf(tree: Root): ReadonlySet<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(tree, (node) => {
    const id = idOf(node);
    if (id !== undefined) {
      anchors.add(id);
      // Docusaurus removes punctuation from the id of a heading.
      anchors.add(createSlugger().slug(id, {maintainCase: true}));
    } else if (node.type === 'heading') {
      anchors.add(slugger.slug(toString(node)));
    }
  });
  return anchors;
}
