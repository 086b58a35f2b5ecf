import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Code, Parent, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A process in a page. */
export type FoundProcess = {
  /** Text between the fences, with one kind of line ends and no spaces at the ends of lines. */
  readonly text: string;
  /** Title in the info string: `process title="..."`. */
  readonly title: string | undefined;
  /** Line of the opening fence, from 1, within the text of the tree. */
  readonly line: number;
};

/** A fenced block `process` in a tree of Markdown. */
type Fence = FoundProcess & {readonly node: Code; readonly parent: Parent};

/** The fenced blocks `process` of a tree in order, however deep they stand. */
export function fencesIn(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node, _, parent) => {
    if (node.lang === 'process' && parent) {
      fences.push({
        node,
        parent,
        text: node.value
          .split(/\r\n?|\n/)
          .map((line) => line.trimEnd())
          .join('\n'),
        title: /title="([^"]+)"/.exec(node.meta ?? '')?.[1],
        line: node.position?.start.line ?? 1,
      });
    }
  });
  return fences;
}

/** Text that may begin a process: most pages have none, and are not parsed for it. */
const FENCE = /(?:`{3}|~{3})[`~]*[ \t]*process\b/;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const plain = markdown().freeze();
const mdx = markdown().use(remarkMdx).freeze();

function parse(content: string): Root {
  const text = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content));
  try {
    return mdx.parse(text);
  } catch {
    // A page in plain Markdown, or one that its compiler rejects with a better message.
    return plain.parse(text);
  }
}

/** Returns true if a text might contain processes. */
export function mayHoldProcesses(content: string): boolean {
  return FENCE.test(content);
}

/** The processes in the text of a page, in order. */
export function findProcesses(content: string): FoundProcess[] {
  return mayHoldProcesses(content)
    ? fencesIn(parse(content)).map(({text, title, line}) => ({
        text,
        title,
        line,
      }))
    : [];
}
