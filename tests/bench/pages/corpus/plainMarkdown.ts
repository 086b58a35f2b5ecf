import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

type Cut = readonly [from: number, to: number];

/** Nodes of MDX and their like that go; what is inside of them stays. */
const GOES =
  /^(yaml|mdxjsEsm|mdx(Flow|Text)Expression|mdxJsx(Flow|Text)Element|containerDirective)$/;

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;
const childrenOf = (node: Nodes): readonly Nodes[] =>
  'children' in node ? node.children : [];

const isLabel = ({data}: Nodes) =>
  data !== undefined &&
  'directiveLabel' in data &&
  Boolean(data.directiveLabel);

/** Ranges of the source that are not Markdown. */
function cuts(node: Nodes): Cut[] {
  const children = childrenOf(node).filter((child) => !isLabel(child));
  const inner = children.flatMap(cuts);
  if (!GOES.test(node.type)) {
    return inner;
  }
  const [first, last] = [children[0], children.at(-1)];
  return first && last
    ? [[startOf(node), startOf(first)], ...inner, [endOf(last), endOf(node)]]
    : [[startOf(node), endOf(node)]];
}

/**
 * The Markdown of an MDX page: front matter, components, expressions, and the
 * marks of notes go; texts inside of them stay.
 */
export function plainMarkdown(source: string): string {
  const tree = unified()
    .use([
      remarkParse,
      remarkFrontmatter,
      remarkGfm,
      remarkDirective,
      remarkMdx,
    ])
    .parse(source) as Root;
  const ranges = cuts(tree);
  const starts = [0, ...ranges.map(([, to]) => to)];
  return starts
    .map((start, at) => source.slice(start, ranges[at]?.[0]))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
