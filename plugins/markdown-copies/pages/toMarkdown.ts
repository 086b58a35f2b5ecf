import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const converter = unified()
  .use(rehypeParse, {fragment: true})
  // React renders comments between texts.
  .use(rehypeRemark, {nodeHandlers: {comment: () => undefined}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '*', fences: true, rule: '-'})
  .freeze();

/** Converts HTML to Markdown. */
export const toMarkdown = (html: string): string =>
  String(converter.processSync(html));
