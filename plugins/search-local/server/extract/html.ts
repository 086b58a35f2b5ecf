import {load} from 'cheerio';
import type {Cheerio} from 'cheerio';
import {isTag, isText} from 'domhandler';
import type {AnyNode, Element} from 'domhandler';
import {textContent} from 'domutils';
import {ROOT_SELECTORS, SECTION_HEADINGS} from '../../shared/page';
import type {DocumentType} from '../../shared/page';
import {SectionCollector} from './section';
import type {Section} from './section';

/** Matches the address of another site. */
const OUTSIDE = /^https?:/;

/** Matches a link text that is an address, such as `doi:10.1000/1`, but not the name of a commit or an issue. */
const ADDRESS = /\w[:./]\S/;

/** Returns true for elements and for text with letters or digits. */
const isSeen = (node: AnyNode): boolean =>
  isTag(node) || (isText(node) && /[\p{L}\p{N}]/u.test(node.data));

/** Returns the link at the start (0) or the end (-1) of a node, if no text is before or after it. */
function linkAt(node: AnyNode, end: 0 | -1): Element | undefined {
  if (!isTag(node) || node.name === 'a') {
    return isTag(node) ? node : undefined;
  }
  const child = node.children.filter(isSeen).at(end);
  return child && linkAt(child, end);
}

/** Returns true for a link to another site whose text is an address, such as the end of a citation. */
const isCitation = (link: Element | undefined): boolean =>
  link !== undefined &&
  OUTSIDE.test(link.attribs.href ?? '') &&
  ADDRESS.test(textContent(link));

/** Returns true for a list item that starts with a link or is a citation. */
const isReference = (item: AnyNode): boolean =>
  linkAt(item, 0) !== undefined || isCitation(linkAt(item, -1));

/** Selector of elements that are not text of the page: diagrams, controls, copies of formulas, footnote numbers, and what writers exclude. */
export const SKIPPED =
  'svg, script, style, button, nav, form, annotation, .katex-html, [data-footnote-ref], .data-footnote-backref, .hash-link, .visually-hidden, [data-search="skip"]';

/** Inline elements, whose edges are not word boundaries. */
const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b cite code del em i ins kbd mark q s small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** Attribute of a heading with an alias of its section. */
const ALIAS = 'data-search-keywords';

const MAIN_END = '</main>';

/** Options of cheerio for htmlparser2, which takes a quarter of the time of the default parser. */
const FAST = {xml: {xmlMode: false, decodeEntities: true}} as const;

/** Matches the text between two names of a term. */
const BETWEEN_NAMES = /^[\s,/]*$/;

/** Reads the names that a term of a definition list starts with, without its type or default. */
function names(term: Element): string[] {
  const found: string[] = [];
  let isOver = false;
  const read = (node: AnyNode): void => {
    if (isOver) {
      return;
    }
    if (isTag(node) && node.name === 'code') {
      found.push(textContent(node));
    } else if (isTag(node)) {
      node.children.forEach(read);
    } else if (isText(node)) {
      isOver = found.length > 0 && !BETWEEN_NAMES.test(node.data);
    }
  };
  term.children.forEach(read);
  return found;
}

/** Returns the text of a code block with line feeds. */
function codeText(node: AnyNode): string {
  if (isText(node)) {
    return node.data;
  }
  if (!isTag(node)) {
    return '';
  }
  return node.name === 'br' ? '\n' : node.children.map(codeText).join('');
}

function visit(node: AnyNode, collector: SectionCollector): void {
  if (isText(node)) {
    collector.text(node.data);
    return;
  }
  if (!isTag(node)) {
    return;
  }
  const {id, [ALIAS]: alias} = node.attribs;
  if (SECTION_HEADINGS.has(node.name) && id) {
    collector.heading(textContent(node), id);
    if (alias) {
      collector.alias(alias);
    }
    return;
  }
  if (node.name === 'pre') {
    collector.edge();
    collector.code(codeText(node));
    return;
  }
  if (node.name === 'dt') {
    collector.term(names(node), textContent(node));
  }
  const isBlock = !INLINE_ELEMENTS.has(node.name);
  if (isBlock) {
    collector.edge();
  }
  const readChildren = () =>
    node.children.forEach((child) => visit(child, collector));
  const read = () =>
    collector.element(
      node.name,
      // Text after a fold or tabs is not part of a section inside them.
      node.name === 'details' || node.attribs.role === 'tabpanel'
        ? () => collector.within(readChildren)
        : readChildren,
    );
  const isItem = node.name === 'li' && isReference(node);
  if (isItem || node.name === 'a') {
    collector.link(isItem, read);
  } else {
    read();
  }
  if (isBlock) {
    collector.edge();
  }
}

/** Returns the main landmark of a page, or the whole page without one. Menus can be most of a page, so they are not parsed. */
function mainPart(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf(MAIN_END);
  return start < 0 || end < start
    ? html
    : html.slice(start, end + MAIN_END.length);
}

function find(html: string, selector: string): Cheerio<AnyNode> | undefined {
  const found = load(html, FAST)(selector).first();
  return found.length > 0 ? found : undefined;
}

const titleOf = (html: string) => find(html, 'title')?.text().trim() ?? '';

function sectionsIn(root: Cheerio<AnyNode>): Section[] {
  root.find(SKIPPED).remove();
  root.find('h1').first().remove(); // the title
  const collector = new SectionCollector();
  root.contents().each((_, node) => visit(node, collector));
  return collector.finish();
}

/** Reads the sections of HTML that is only the text of a page. */
export const sectionsOfHtml = (html: string): Section[] =>
  sectionsIn(load(html, FAST).root());

/**
 * Finds the element with the text of a built page, and its title. `isUnmarked`
 * is true if the theme does not mark the text, so that the element is the
 * article or the main landmark. Returns undefined if the page has neither.
 */
export function findText(html: string, type: DocumentType) {
  const selector = ROOT_SELECTORS[type];
  const marked = find(mainPart(html), selector) ?? find(html, selector);
  const root = marked ?? find(html, 'article') ?? find(html, 'main');
  return (
    root && {
      root,
      title: root.find('h1').first().text().trim() || titleOf(html),
      isUnmarked: !marked,
    }
  );
}

/** Reads the title, sections, and link addresses of a built page, as `findText` finds it. */
export function extractHtml(html: string, type: DocumentType) {
  const found = findText(html, type);
  if (!found) {
    return undefined;
  }
  const {root, title, isUnmarked} = found;
  const links = root
    .find('a[href]')
    .toArray()
    .map(({attribs}) => attribs.href!);
  return {title, sections: sectionsIn(root), links, isUnmarked};
}
