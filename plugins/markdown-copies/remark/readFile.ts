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

/**
 * Reads the tree of a Markdown file as Docusaurus does when it compiles it,
 * completed by remark plugins.
 */
export function createReader(remarkPlugins: readonly Pluggable[]) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMdx)
    .use([...remarkPlugins])
    .freeze();
  return async (file: string): Promise<Root> => {
    const {content} = await parseMarkdownFile({
      filePath: file,
      fileContent: await readFile(file, 'utf8'),
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      removeContentTitle: true,
    });
    const tree = await processor.run(processor.parse(content), {
      path: file,
      value: content,
    });
    return tree as Root;
  };
}
