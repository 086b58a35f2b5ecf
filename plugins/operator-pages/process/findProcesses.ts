import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {fencesIn} from './fences';
import type {Fence} from './fences';

/** A process in a page. */
export type FoundProcess = Pick<Fence, 'text' | 'title' | 'line'>;

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

/** Whether a text may hold processes. */
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
