import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Code, Parent, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A process on a page. */
export type FoundProcess = {
  /**
   * Text between the fences, with normalized line ends and without trailing
   * spaces.
   */
  readonly text: string;
  /** Title in the info string: `process title="..."`. */
  readonly title: string | undefined;
  /** Line of the opening fence within the page's text, starting with 1. */
  readonly line: number;
};

/** A fenced `process` block in a Markdown tree. */
type Fence = FoundProcess & {readonly node: Code; readonly parent: Parent};

/** Returns the fenced `process` blocks of a tree in order, at any depth. */
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

/**
 * Matches text that might start a process. Most pages have none and are not
 * parsed.
 */
const FENCE = /(?:`{3}|~{3})[`~]*[ \t]*process\b/;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const plain = markdown().freeze();
const mdx = markdown().use(remarkMdx).freeze();

function parse(content: string): Root {
  const text = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content));
  try {
    return mdx.parse(text);
  } catch {
    // Plain Markdown, or invalid MDX that its compiler reports with a better
    // message.
    return plain.parse(text);
  }
}

/** Returns true if a text might contain processes. */
export function mayHoldProcesses(content: string): boolean {
  return FENCE.test(content);
}

/** Returns the processes in a page's text, in order. */
export function findProcesses(content: string): FoundProcess[] {
  return mayHoldProcesses(content)
    ? fencesIn(parse(content)).map(({text, title, line}) => ({
        text,
        title,
        line,
      }))
    : [];
}
