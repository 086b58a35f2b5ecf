import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createMatcher,
  createSlugger,
  escapeRegexp,
  posixPath,
} from '@docusaurus/utils';
import type {Link, Nodes, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** An entry of the glossary. */
type Term = {
  readonly name: string;
  /** Id of the heading. */
  readonly anchor: string;
  /** First sentence below the heading, as plain text. */
  meaning: string;
  /** Absolute paths of the files that the entry links to. They explain the term themselves. */
  readonly files: string[];
};

/** Level of the headings that are terms. Headings of other levels group them. */
const TERM_LEVEL = 3;

/** Blocks in which terms are not linked. */
const LEFT_OUT = new Set(['heading', 'table', 'footnoteDefinition']);

/** Pages without links to the glossary: operators define their own words. */
const isLeftOut = createMatcher([
  'glossary.mdx',
  'operators/**',
  '**/_*/**',
  '**/_*',
]);

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

const firstSentence = (text: string): string =>
  /^.*?[.?!](?=\s|$)/su.exec(text)?.[0] ?? text;

/**
 * Reads the terms of a glossary.
 * @throws Error that names a term without a meaning or with two entries.
 */
function readTerms(glossary: string): Term[] {
  const slugger = createSlugger();
  const terms: Term[] = [];
  let term: Term | undefined;
  for (const node of parser.parse(readFileSync(glossary, 'utf8')).children) {
    if (node.type === 'heading') {
      const name = toString(node);
      const anchor = slugger.slug(name);
      term = undefined;
      if (node.depth === TERM_LEVEL) {
        term = {name, anchor, meaning: '', files: []};
        terms.push(term);
      }
    } else if (term) {
      const {files} = term;
      if (node.type === 'paragraph') {
        term.meaning ||= firstSentence(toString(node));
      }
      visit(node, 'link', ({url}) => {
        const [target = ''] = url.split('#');
        files.push(path.resolve(path.dirname(glossary), target));
      });
    }
  }
  const file = path.basename(glossary);
  const names = new Set<string>();
  for (const {name, meaning} of terms) {
    if (meaning === '') {
      throw new Error(
        `${file}: "${name}" has no meaning. Write a paragraph below its heading.`,
      );
    }
    if (names.has(name.toLowerCase())) {
      throw new Error(
        `${file}: "${name}" is there twice. Join the two entries.`,
      );
    }
    names.add(name.toLowerCase());
  }
  return terms;
}

/** Returns a term and its regular plural: `policy` and `policies`. */
function formsOf(name: string): string[] {
  if (/[^aeiou]y$/i.test(name)) {
    return [name, `${name.slice(0, -1)}ies`];
  }
  return [name, /(s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`];
}

/** Links the first use of each term in the paragraphs of a page. Links, bold or italic text, and code do not change. */
function linkTerms(tree: Root, terms: readonly Term[], glossary: string): void {
  const unused = new Set(terms);
  const byForm = new Map(
    terms.flatMap((term) =>
      formsOf(term.name).map((form) => [form.toLowerCase(), term] as const),
    ),
  );
  // The longest form comes first, so that `resource pool` is not `resource`.
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(escapeRegexp).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const linked = ({value}: Text): PhrasingContent[] => {
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const {0: form, index} of value.matchAll(pattern)) {
      const term = byForm.get(form.toLowerCase());
      if (term && unused.delete(term)) {
        const link: Link = {
          type: 'link',
          url: `${glossary}#${term.anchor}`,
          title: term.meaning,
          data: {hProperties: {className: ['term']}},
          children: [{type: 'text', value: form}],
        };
        parts.push({type: 'text', value: value.slice(end, index)}, link);
        end = index + form.length;
      }
    }
    parts.push({type: 'text', value: value.slice(end)});
    return parts.filter((part) => part.type !== 'text' || part.value !== '');
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph') {
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? linked(child) : [child],
      );
      return SKIP;
    }
    return LEFT_OUT.has(node.type) ? SKIP : undefined;
  });
}

/**
 * Remark plugin that links the first use of each term in a guide to its entry in
 * the glossary, with the meaning as the title of the link. Each heading of level
 * 3 in the glossary is a term, and the first sentence below it is the meaning.
 * @param glossary - Absolute path of the glossary. Its folder is the docs folder.
 * @throws Error that names the glossary if an entry is wrong.
 */
export default function remarkGlossary(
  glossary = path.join(__dirname, '../docs/glossary.mdx'),
) {
  const docsDir = path.dirname(glossary);
  return (tree: Root, {path: file}: VFile): void => {
    const name = posixPath(path.relative(docsDir, file));
    if (name.startsWith('..') || isLeftOut(name)) {
      return;
    }
    const terms = readTerms(glossary).filter(
      ({files}) => !files.includes(file),
    );
    const relative = posixPath(path.relative(path.dirname(file), glossary));
    const url = relative.startsWith('.') ? relative : `./${relative}`;
    linkTerms(tree, terms, url);
  };
}
