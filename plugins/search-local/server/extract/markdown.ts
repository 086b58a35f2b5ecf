import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {INLINE_ELEMENTS} from '../../markdown/inlineElements';
import {createParser} from '../../markdown/readMarkdown';
import type {RemarkPlugins} from '../../markdown/readMarkdown';
import {leadsOn} from './linkItem';
import type {NodeReader} from './linkItem';
import {SectionCollector} from './section';
import type {Section} from './section';

const TEXT = new Set(['text', 'inlineCode', 'textDirective']);

/** Nodes within a line: no word boundary at their edges. */
const INLINE = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
]);

function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  const text = 'children' in node ? node.children.map(plainText).join('') : '';
  // No directive, but a colon within a line, as in 07:00; Docusaurus keeps it.
  return node.type === 'textDirective' ? `:${node.name}${text}` : text;
}

function isInline(node: Nodes): boolean {
  return (
    INLINE.has(node.type) ||
    (node.type === 'mdxJsxTextElement' && INLINE_ELEMENTS.has(node.name ?? ''))
  );
}

function isSectionHeading(node: Nodes): boolean {
  return node.type === 'heading' && (node.depth === 2 || node.depth === 3);
}

/** Keywords that a remark plugin has given to a heading. */
function keywordsOf({data}: Heading): string {
  const {dataSearchKeywords: keywords} = (data?.hProperties ?? {}) as {
    readonly dataSearchKeywords?: unknown;
  };
  return typeof keywords === 'string' ? keywords : '';
}

/** Id that a remark plugin has set, or that a heading sets itself in a comment at its end: `## Text {/* #id *\/}`. */
function ownId(heading: Heading): string | undefined {
  const {id} = (heading.data?.hProperties ?? {}) as {readonly id?: unknown};
  if (typeof id === 'string') {
    // Docusaurus takes signs out of such an id, too.
    return createSlugger().slug(id, {maintainCase: true});
  }
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

/** Names that a term of a definition list defines: its code. */
function namesIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') {
    return [node.value];
  }
  return 'children' in node ? node.children.flatMap(namesIn) : [];
}

function isDefinedTerm(node: Nodes): boolean {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'dt'
  );
}

/** The element that a node becomes, as far as its name matters. */
const elementOf = (node: Nodes): string =>
  'name' in node && node.type.startsWith('mdxJsx')
    ? (node.name ?? '')
    : node.type;

/** Whether a node is marked by `data-search="skip"`, as an element or by a remark plugin. */
function isSkipped(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'data-search' &&
        attribute.value === 'skip',
    );
  }
  const data = node.data as {hProperties?: {dataSearch?: unknown}} | undefined;
  return data?.hProperties?.dataSearch === 'skip';
}

const READER: NodeReader<Nodes> = {
  childrenOf: (node) => ('children' in node ? node.children : []),
  isSeen: (node) => /[\p{L}\p{N}]/u.test(plainText(node)),
  addressOf: (node) => (node.type === 'link' ? node.url : undefined),
};

function sectionsOf(tree: Root): Section[] {
  const collector = new SectionCollector();
  const slugger = createSlugger();

  function visit(node: Nodes): void {
    if (isSkipped(node)) {
      return;
    }
    if (node.type === 'heading') {
      const text = plainText(node).trim();
      const slug = ownId(node) ?? slugger.slug(text);
      if (isSectionHeading(node)) {
        collector.heading(text, slug);
        collector.keywords(keywordsOf(node));
      } else if (node.depth > 3) {
        collector.edge();
        collector.element('h4', () => collector.text(text));
        collector.edge();
      }
      return;
    }
    if (TEXT.has(node.type)) {
      collector.text(plainText(node));
      return;
    }
    if (node.type === 'code') {
      collector.edge();
      collector.code(node.value);
      return;
    }
    if (isDefinedTerm(node)) {
      collector.term(namesIn(node), plainText(node));
    }
    const isBlock = !isInline(node);
    if (isBlock) {
      collector.edge();
    }
    const children = 'children' in node ? node.children : [];
    const read = () =>
      collector.element(elementOf(node), () => children.forEach(visit));
    const isItem = node.type === 'listItem' && leadsOn(READER, node);
    if (isItem || node.type === 'link') {
      collector.link(isItem, read);
    } else {
      read();
    }
    if (isBlock) {
      collector.edge();
    }
  }

  visit(tree);
  return collector.finish();
}

/**
 * Makes what reads the sections of a Markdown page, completed by remark
 * plugins, with the heading ids that Docusaurus gives them. Stands in for the
 * built HTML in the dev server, where none exists. Rejects with a VFileMessage
 * that has line and column where the Markdown is not valid MDX.
 */
export function createExtractor(plugins: RemarkPlugins) {
  const parse = createParser(plugins);
  return async (markdown: string, file: string): Promise<Section[]> =>
    sectionsOf(await parse(markdown, file));
}
