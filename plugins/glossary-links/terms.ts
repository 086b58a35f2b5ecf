import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** An entry of the glossary. */
export type Term = {
  /** The term as its heading has it. */
  readonly name: string;
  /** Anchor of the heading, without `#`. */
  readonly anchor: string;
  /** The first sentence below the heading, as plain text. */
  readonly meaning: string;
  /** Addresses that the entry links to, as written: the term's own pages. */
  readonly pages: readonly string[];
};

/** Level of the headings that are terms; those above group them. */
const LEVEL = 3;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

const firstSentence = (text: string): string =>
  /^.*?[.?!](?=\s|$)/su.exec(text)?.[0] ?? text;

function entryOf(
  heading: Heading,
  body: Root['children'],
  anchor: string,
): Term {
  const first = body.find(({type}) => type === 'paragraph');
  const pages: string[] = [];
  visit({type: 'root', children: body}, 'link', ({url}) => {
    pages.push(url);
  });
  return {
    name: toString(heading),
    anchor,
    meaning: first ? firstSentence(toString(first)) : '',
    pages,
  };
}

/**
 * The terms of a glossary: each heading of the third level, with the text up
 * to the next heading.
 * @throws Error that names a term without a meaning, or one that is there twice.
 */
export function readTerms(markdown: string, file: string): Term[] {
  const {children} = parser.parse(markdown);
  const slugger = createSlugger();
  const terms: Term[] = [];
  children.forEach((node, at) => {
    if (node.type !== 'heading') {
      return;
    }
    const anchor = slugger.slug(toString(node));
    if (node.depth !== LEVEL) {
      return;
    }
    const end = children.findIndex(
      ({type}, index) => index > at && type === 'heading',
    );
    terms.push(
      entryOf(node, children.slice(at + 1, end < 0 ? undefined : end), anchor),
    );
  });
  const empty = terms.find(({meaning}) => meaning === '');
  if (empty) {
    throw new Error(
      `${file}: "${empty.name}" has no meaning. Write a paragraph below its heading.`,
    );
  }
  const names = terms.map(({name}) => name.toLowerCase());
  const twice = terms.find((_, at) => names.indexOf(names[at] ?? '') !== at);
  if (twice) {
    throw new Error(
      `${file}: "${twice.name}" is there twice. Join the two entries.`,
    );
  }
  return terms;
}
