import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {ROOT} from '../paths';
import {plainMarkdown} from './plainMarkdown';

/** A guide as plain Markdown. */
export type Guide = {
  /** Path of its file below docs/, without extension. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
};

const DOCS_DIR = path.join(ROOT, 'docs');

/** Operators, and files that are no pages. */
const NO_GUIDE = /(^|\/)_|^operators\//;

/** Links to files as links to addresses below `base`, which ends with a slash. */
function withAddresses(markdown: string, id: string, base: string): string {
  return markdown.replace(
    /\]\((\.{1,2}\/[^)\s]+?)\.mdx(#[^)\s]*)?\)/g,
    (_, target: string, hash = '') => {
      const page = path.posix.join(path.posix.dirname(id), target);
      return `](${base}${page.replace(/(^|\/)index$/, '$1')}${hash})`;
    },
  );
}

/**
 * All guides, in the order of their files.
 * @param base - What links to guides begin with.
 */
export function readGuides(base: string): Guide[] {
  return readdirSync(DOCS_DIR, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !NO_GUIDE.test(file))
    .sort()
    .map((file) => {
      const id = file.replace(/\.mdx$/, '');
      const source = readFileSync(path.join(DOCS_DIR, file), 'utf8');
      const [, matter = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
      const {title, description} = parse(matter) as Record<string, string>;
      if (!title || !description) {
        throw new Error(`docs/${file} has no title or no description.`);
      }
      return {
        id,
        title,
        description,
        markdown: withAddresses(plainMarkdown(source), id, base),
      };
    });
}
