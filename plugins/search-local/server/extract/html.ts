import {load} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {isTag, isText} from 'domhandler';
import {getAttributeValue, getElementsByTagName, textContent} from 'domutils';
import {ROOT_SELECTORS, SECTION_HEADINGS} from '../../shared/page';
import type {DocumentType} from '../../shared/types';
import {INLINE_ELEMENTS} from './inlineElements';
import {SectionCollector} from './section';
import type {Section} from './section';

/** A built page: its title and its sections. */
export type ExtractedPage = {
  readonly title: string;
  readonly sections: readonly Section[];
  /** Addresses of the links in its text, as they stand there. */
  readonly links: readonly string[];
};

/** Elements that hold no prose: code, drawings, controls, the page's own title. */
const SKIPPED = new Set([
  'pre',
  'svg',
  'script',
  'style',
  'button',
  'nav',
  'form',
  'h1',
]);
const SKIPPED_CLASSES = ['hash-link', 'visually-hidden'];

const MAIN_END = '</main>';
const NO_INDEX = 'noindex';

/** Parses by htmlparser2, which takes a quarter of the time of the default. */
const FAST = {xml: {xmlMode: false, decodeEntities: true}} as const;

function isSkipped(element: Element): boolean {
  const classes = getAttributeValue(element, 'class')?.split(/\s+/) ?? [];
  return (
    SKIPPED.has(element.name) ||
    SKIPPED_CLASSES.some((name) => classes.includes(name)) ||
    getAttributeValue(element, 'data-search') === 'skip'
  );
}

/** Names that a term of a definition list defines: its code. */
function names(term: Element): string[] {
  return getElementsByTagName('code', term.children, true).map(textContent);
}

function headingText(heading: Element): string {
  return heading.children
    .filter((child) => !(isTag(child) && isSkipped(child)))
    .map((child) => textContent(child))
    .join('');
}

function visit(node: AnyNode, collector: SectionCollector): void {
  if (isText(node)) {
    collector.text(node.data);
    return;
  }
  if (!isTag(node) || isSkipped(node)) {
    return;
  }
  const id = getAttributeValue(node, 'id');
  if (SECTION_HEADINGS.has(node.name) && id) {
    collector.heading(headingText(node), id);
    return;
  }
  if (node.name === 'dt') {
    collector.names(names(node));
  }
  const isBlock = !INLINE_ELEMENTS.has(node.name);
  if (isBlock) {
    collector.edge();
  }
  node.children.forEach((child) => visit(child, collector));
  if (isBlock) {
    collector.edge();
  }
}

/**
 * The part of a page that is in its main landmark, so that menus, which may be
 * most of it, are not parsed; all of it where there is no such landmark.
 */
function mainPart(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf(MAIN_END);
  return start < 0 || end < start
    ? html
    : html.slice(start, end + MAIN_END.length);
}

function find(html: string, selector: string): Element | undefined {
  const found = load(html, FAST)(selector).get(0);
  return found && isTag(found) ? found : undefined;
}

/** Title in the head of a page; empty where there is none. */
function titleOf(html: string): string {
  const title = find(html, 'title');
  return title ? textContent(title).trim() : '';
}

/** Whether a page asks search engines not to list it. */
function isNotListed(html: string): boolean {
  return (
    html.includes(NO_INDEX) &&
    (find(html, 'meta[name="robots"]')?.attribs.content?.includes(NO_INDEX) ??
      false)
  );
}

/**
 * Title and sections of a built page.
 * Returns undefined for a page without the landmark of its kind, or one that
 * asks not to be indexed by a robots meta element.
 */
export function extractHtml(
  html: string,
  type: DocumentType,
): ExtractedPage | undefined {
  const selector = ROOT_SELECTORS[type];
  const root = find(mainPart(html), selector) ?? find(html, selector);
  if (!root || isNotListed(html)) {
    return undefined;
  }
  const collector = new SectionCollector();
  root.children.forEach((child) => visit(child, collector));
  const headings = getElementsByTagName('h1', root.children, true, 1);
  const links = getElementsByTagName('a', root.children, true)
    .map((link) => link.attribs.href)
    .filter((href) => href !== undefined);
  return {
    title: textContent(headings).trim() || titleOf(html),
    sections: collector.finish(),
    links,
  };
}
