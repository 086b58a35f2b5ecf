import {isTag, isText} from 'domhandler';
import type {AnyNode} from 'domhandler';

/** A link to another site. */
const OUTSIDE = /^https?:/;

/** Whether a reader sees anything of a node. */
const isSeen = (node: AnyNode): boolean =>
  isTag(node) || (isText(node) && /[\p{L}\p{N}]/u.test(node.data));

/** The address of the first (0) or last (-1) thing that a reader sees in a node, if that is a link. */
function addressAt(node: AnyNode, end: 0 | -1): string | undefined {
  if (!isTag(node)) {
    return undefined;
  }
  const child = node.children.filter(isSeen).at(end);
  return node.name === 'a'
    ? (node.attribs.href ?? '')
    : child && addressAt(child, end);
}

/** Whether a list item leads on: it opens with a link, or ends with one to another site, as a citation does. */
export const leadsOn = (item: AnyNode): boolean =>
  addressAt(item, 0) !== undefined || OUTSIDE.test(addressAt(item, -1) ?? '');
