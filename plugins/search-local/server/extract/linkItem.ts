/** How the nodes of a page are read, be they those of HTML or of Markdown. */
export type NodeReader<Node> = {
  readonly childrenOf: (node: Node) => readonly Node[];
  /** Whether a reader sees anything of a node. */
  readonly isSeen: (node: Node) => boolean;
  /** The address of a link; undefined where a node is none. */
  readonly addressOf: (node: Node) => string | undefined;
};

/** A link to another site. */
const OUTSIDE = /^https?:/;

/** The address of the first (0) or last (-1) thing that a reader sees in a node, if that is a link. */
function addressAt<Node>(
  reader: NodeReader<Node>,
  node: Node,
  end: 0 | -1,
): string | undefined {
  const child = reader.childrenOf(node).filter(reader.isSeen).at(end);
  return (
    reader.addressOf(node) ??
    (child === undefined ? undefined : addressAt(reader, child, end))
  );
}

/** Whether a list item leads on: it opens with a link, or ends with one to another site, as a citation does. */
export const leadsOn = <Node>(reader: NodeReader<Node>, item: Node): boolean =>
  addressAt(reader, item, 0) !== undefined ||
  OUTSIDE.test(addressAt(reader, item, -1) ?? '');
