import type {ResultKind} from './answer';
import type {DocumentType} from './page';

export type StoredSection = {
  readonly title: string;
  /** Id of its heading; undefined for what precedes the first heading. */
  readonly anchor?: string;
};

/** A page as the index file keeps it; its sections are the documents of the index. */
export type StoredPage = {
  /** Path from the origin, with base URL. */
  readonly route: string;
  readonly title: string;
  readonly type: DocumentType;
  readonly kind: ResultKind;
  readonly isDeprecated: boolean;
  /** Whether it lists what other pages explain. */
  readonly isList?: boolean;
  /** Labels of all sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  /** At least one: the page's beginning, with the title of the page. */
  readonly sections: readonly StoredSection[];
};

/** A page in the index file; DESIGN.md describes each value. */
export type CompactPage = readonly [
  route: string,
  title: string,
  sections: string,
  categories: string,
  about: Pick<StoredPage, 'type' | 'kind' | 'isList'> &
    Partial<Pick<StoredPage, 'isDeprecated'>>,
];

/** Separates the items of a list; it stands in no text, as blanks are collapsed. */
const SEPARATOR = '\n';

/** Separates a heading from its id where the id does not follow from it. */
const ANCHOR = '\t';

const split = (list: string) => (list ? list.split(SEPARATOR) : []);

/** The id that Docusaurus makes of a heading, in most languages. */
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

/** Pages as the index file keeps them. */
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
    },
  ]);
}

/** Number of the sections of a page, the one with its title included. */
export const sectionCount = ([, , sections]: CompactPage): number =>
  1 + split(sections).length;

/** The pages that `compactPages` was given. */
export function expandPages(compact: readonly CompactPage[]): StoredPage[] {
  return compact.map(([route, title, sections, categories, about]) => ({
    route,
    title,
    isDeprecated: false,
    ...about,
    categories: split(categories),
    // Read for the pages that are shown: as objects, those of all take more memory than all else.
    get sections() {
      return [{title}, ...split(sections).map(decodeSection)];
    },
  }));
}
