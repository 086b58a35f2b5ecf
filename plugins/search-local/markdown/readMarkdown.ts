import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Pluggable} from 'unified';

/** Remark plugins that insert content into Markdown files, in their order. */
export type RemarkPlugins = readonly Pluggable[];

/** Reads the text of a Markdown file without front matter and without its title. */
export async function readMarkdown(file: string): Promise<string> {
  const {content} = await parseMarkdownFile({
    filePath: file,
    fileContent: await readFile(file, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    removeContentTitle: true,
  });
  return content;
}

/**
 * Creates a parser of Markdown with the syntax of Docusaurus. Its trees are
 * those that Docusaurus compiles. It rejects with a VFileMessage that has line
 * and column if the Markdown is not valid MDX.
 */
export function createParser(plugins: RemarkPlugins) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMdx)
    .use([...plugins])
    .freeze();
  return async (markdown: string, file: string): Promise<Root> =>
    (await processor.run(processor.parse(markdown), {
      path: file,
      value: markdown,
    })) as Root;
}
