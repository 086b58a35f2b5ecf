import type {Section} from '../options';
import type {Page} from '../pages/readPage';

/** A part of the site with its pages. */
export type FilledSection = {
  /** Folder of its files, below the base URL. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Whether the file of the whole site lists the pages, too. */
  readonly isListed: boolean;
  /** Those that lists show, in the order of their routes. */
  readonly pages: readonly Page[];
  /** Parts of it that have files of their own. */
  readonly parts: readonly FilledSection[];
};

const isIn = (path: string, folder: string) =>
  path === folder || path.startsWith(`${folder}/`);

/** `data_access` as `Data access`, for a folder without a page of its own. */
function nameOf(folder: string): string {
  const words = folder.split('/').at(-1)!.replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Folders below a folder that hold pages besides their own. */
function foldersIn(paths: readonly string[], folder: string): string[] {
  const found = paths.flatMap((path) => {
    const [first, ...rest] = path.slice(folder.length + 1).split('/');
    return first && rest.some(Boolean) ? [`${folder}/${first}`] : [];
  });
  return [...new Set(found)].sort();
}

/** Distributes pages to sections. */
export function fillSections(
  sections: readonly Section[],
  pages: readonly Page[],
  baseUrl: string,
): FilledSection[] {
  const listed = pages.filter(({isUnlisted}) => !isUnlisted);
  const pathOf = ({route}: Page) => route.slice(baseUrl.length);
  const longestFirst = [...sections].sort(
    (a, b) => b.folder.length - a.folder.length,
  );
  const sectionOf = (page: Page) =>
    longestFirst.find(({folder}) => isIn(pathOf(page), folder));

  return sections.map((section) => {
    const own = listed.filter((page) => sectionOf(page) === section);
    const folders = section.split
      ? foldersIn(own.map(pathOf), section.folder)
      : [];
    const inPart = (page: Page) =>
      folders.some((folder) => isIn(pathOf(page), folder));
    return {
      folder: section.folder,
      title: section.title,
      description: section.description,
      isListed: section.listed === true,
      pages: own.filter((page) => !inPart(page)),
      parts: folders.map((folder) => {
        const index = own.find(
          (page) => pathOf(page).replace(/\/$/, '') === folder,
        );
        return {
          folder,
          title: index?.title ?? nameOf(folder),
          description: index?.description ?? '',
          isListed: false,
          pages: own.filter((page) => isIn(pathOf(page), folder)),
          parts: [],
        };
      }),
    };
  });
}
