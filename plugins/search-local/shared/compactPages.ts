import {RESULT_KINDS} from './answer';
import type {SearchPage, SearchSection} from './searchPage';
import type {DocumentType} from './document';

/**
 * A page in the index file: route, title, sections, categories, and what it is;
 * empty values at the end are left out. DESIGN.md describes each.
 */
export type CompactPage = readonly [
  route: string,
  title: string,
  sections?: string,
  categories?: string,
  mark?: number,
];

const TYPES: readonly DocumentType[] = ['docs', 'blog', 'other'];

/** Separates the items of a list; it stands in no text, as blanks are collapsed. */
const SEPARATOR = '\n';

/** Separates a heading from its id where the id does not follow from it. */
const ANCHOR = '\t';

const split = (list: string | undefined) => (list ? list.split(SEPARATOR) : []);

/** Stands in a route for the title in lower case, joined by underscores or hyphens. */
const SLUGS = ['_', '-'] as const;

function slug(title: string, joint: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', joint);
}

/** How many items two lists share at their beginning. */
function sharedCount(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) {
    count++;
  }
  return count;
}

/** A list as what it shares with the one before (a number), then the rest. */
function encodeList(
  last: readonly string[],
  list: readonly string[],
  joint: string,
): string {
  const shared = sharedCount(last, list);
  return [String(shared), ...list.slice(shared)].join(joint);
}

function decodeList(
  last: readonly string[],
  text: string,
  joint: string,
): string[] {
  const [shared, ...rest] = text.split(joint);
  return [...last.slice(0, Number(shared)), ...rest];
}

/** The last step of a route, or a star and the joint where it follows from the title. */
function encodeStep(step: string, title: string): string {
  const joint = SLUGS.find((each) => slug(title, each) === step);
  return joint ? `*${joint}` : step.replace(/^\*/, '**');
}

function decodeStep(step: string, title: string): string {
  return /^\*[_-]$/.test(step)
    ? slug(title, step.slice(1))
    : step.replace(/^\*\*/, '*');
}

function encodeSection({title, anchor}: SearchSection): string {
  return title && anchor === slug(title, '-')
    ? title
    : `${title}${ANCHOR}${anchor ?? ''}`;
}

function decodeSection(text: string): SearchSection {
  const [title = '', anchor] = text.split(ANCHOR);
  return {title, anchor: anchor ?? slug(title, '-')};
}

const steps = (route: string) => route.split('/');

function encodeRoute(last: string, {route, title}: SearchPage): string {
  const list = steps(route);
  const named = [...list.slice(0, -1), encodeStep(list.at(-1) ?? '', title)];
  return encodeList(steps(last), named, '/');
}

function decodeRoute(last: string, text: string, title: string): string {
  const list = decodeList(steps(last), text, '/');
  return [...list.slice(0, -1), decodeStep(list.at(-1) ?? '', title)].join('/');
}

function mark({type, kind, isDeprecated}: SearchPage): number {
  return (
    (TYPES.indexOf(type) * RESULT_KINDS.length + RESULT_KINDS.indexOf(kind)) *
      2 +
    (isDeprecated ? 1 : 0)
  );
}

/** Pages as the index file keeps them. */
export function compactPages(pages: readonly SearchPage[]): CompactPage[] {
  return pages.map((page, at) => {
    const last = pages[at - 1];
    const list = [
      encodeRoute(last?.route ?? '', page),
      page.title,
      page.sections.slice(1).map(encodeSection).join(SEPARATOR),
      encodeList(last?.categories ?? [], page.categories, SEPARATOR),
      mark(page),
    ] as const;
    const isSame = list[4] === 0 && list[3] === '0';
    return isSame && !list[2] ? [list[0], list[1]] : list;
  });
}

/** Number of the sections of a page, the one with its title included. */
export const sectionCount = ([, , sections]: CompactPage): number =>
  1 + split(sections).length;

/** The pages that `compactPages` was given. */
export function expandPages(compact: readonly CompactPage[]): SearchPage[] {
  let route = '';
  let categories: readonly string[] = [];
  return compact.map(([step, title, sections, labels = '0', number = 0]) => {
    route = decodeRoute(route, step, title);
    categories = decodeList(categories, labels, SEPARATOR);
    const kinds = number >> 1;
    return {
      route,
      title,
      type: TYPES[Math.floor(kinds / RESULT_KINDS.length)] ?? 'other',
      kind: RESULT_KINDS[kinds % RESULT_KINDS.length] ?? 'page',
      isDeprecated: (number & 1) === 1,
      categories,
      // Read for the pages that are shown: as objects, those of all take more memory than all else.
      get sections() {
        return [{title}, ...split(sections).map(decodeSection)];
      },
    };
  });
}
