import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createMatcher, posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {linkTerms} from './linkTerms';
import {readTerms} from './terms';
import type {Term} from './terms';

/** What the remark plugin needs to know. */
export type GlossaryOptions = {
  /** Folder of the docs, as an absolute path. */
  readonly docsDir: string;
  /** The glossary, from the folder of the docs. */
  readonly page: string;
  /** Globs of pages, from the folder of the docs, whose words stay as they are. */
  readonly exclude: readonly string[];
};

/** Whether the entry of a term leads to a page: there, the term needs no link. */
function isAtHome({pages}: Term, glossary: string, file: string): boolean {
  return pages.some((url) => {
    const [target = ''] = url.split('#');
    return path.resolve(path.dirname(glossary), target) === file;
  });
}

/** A link from one file to another, as Markdown writes it. */
function relativeUrl(from: string, to: string): string {
  const relative = posixPath(path.relative(path.dirname(from), to));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * Links the first use of each term of the glossary in a page to its entry.
 * @throws Error that names the file where the glossary cannot be read or an entry is wrong.
 */
export default function remarkGlossary({
  docsDir,
  page,
  exclude,
}: GlossaryOptions) {
  const glossary = path.join(docsDir, page);
  const isExcluded = createMatcher([page, '**/_*/**', '**/_*', ...exclude]);
  return (tree: Root, {path: file}: VFile): void => {
    const name = posixPath(path.relative(docsDir, file));
    if (name.startsWith('..') || isExcluded(name)) {
      return;
    }
    const terms = readTerms(readFileSync(glossary, 'utf8'), page).filter(
      (term) => !isAtHome(term, glossary, file),
    );
    const base = relativeUrl(file, glossary);
    linkTerms(tree, terms, ({anchor}) => `${base}#${anchor}`);
  };
}
