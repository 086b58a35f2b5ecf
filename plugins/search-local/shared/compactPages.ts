import type {ResultKind} from './answer';
import type {DocumentType} from './page';

/** A section of a page in the index file. */
export type StoredSection = {
  readonly title: string;
  /** Id of the heading. Absent for the text before the first heading. */
  readonly anchor?: string;
};

/** A page of the index file. Its sections are the documents of the index. */
export type StoredPage = {
  /** Path from the origin, with base URL. */
  readonly route: string;
  readonly title: string;
  readonly type: DocumentType;
  readonly kind: ResultKind;
  readonly isDeprecated: boolean;
  /** True if the page lists topics that other pages explain. */
  readonly isList?: boolean;
  /** True if the sections of the page explain error messages. */
  readonly hasMessages?: boolean;
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  /** At least one section: the beginning of the page, with its title. */
  readonly sections: readonly StoredSection[];
};

/** A page in the index file. DESIGN.md describes the values. */
export type CompactPage = readonly [
  route: string,
  title: string,
  sections: string,
  categories: string,
  about: Pick<StoredPage, 'type' | 'kind' | 'isList' | 'hasMessages'> &
    Partial<Pick<StoredPage, 'isDeprecated'>>,
];

/** Separator of list items, which do not contain line feeds. */
const SEPARATOR = '\n';

/** Separator between a heading and its id, if the id does not follow from the heading. */
const ANCHOR = '\t';

const split = (list: string) => (list ? list.split(SEPARATOR) : []);

/** Returns the id that Docusaurus creates for a heading in most languages. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
}

function encodeSection({title, anchor}: StoredSection): string {
  return title && anchor === slug(title)
    ? title
    : `${title}${ANCHOR}${anchor ?? ''}`;
}

function decodeSection(text: string): StoredSection {
  const [title = '', anchor] = text.split(ANCHOR);
  return {title, anchor: anchor ?? slug(title)};
}

/** Encodes pages for the index file. */
export function compactPages(pages: readonly StoredPage[]): CompactPage[] {
  return pages.map((page) => [
    page.route,
    page.title,
    page.sections.slice(1).map(encodeSection).join(SEPARATOR),
    page.categories.join(SEPARATOR),
    {
      type: page.type,
      kind: page.kind,
      isDeprecated: page.isDeprecated || undefined,
      isList: page.isList,
      hasMessages: page.hasMessages,
    },
  ]);
}

/** Returns the number of sections of a page, including the section with its title. */
export const sectionCount = ([, , sections]: CompactPage): number =>
  1 + split(sections).length;

/** Decodes the pages of an index file. */
export function expandPages(compact: readonly CompactPage[]): StoredPage[] {
  return compact.map(([route, title, sections, categories, about]) => ({
    route,
    title,
    isDeprecated: false,
    ...about,
    categories: split(categories),
    // Decoded only for the shown pages, because the objects of all pages would
    // need more memory than the rest of the index.
    get sections() {
      return [{title}, ...split(sections).map(decodeSection)];
    },
  }));
}
