import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** The tree of a text in Markdown. */
export function fromMarkdown(markdown: string): Root {
  return unified().use(remarkParse).parse(markdown);
}

/** A tree as Markdown. */
export function toMarkdown(tree: Root): string {
  return unified().use(remarkStringify).stringify(tree);
}
