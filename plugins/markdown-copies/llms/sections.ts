import type {Section} from '../options';
import type {Page} from '../pages/readPage';

/** A section of the site with its pages. */
export type FilledSection = {
  /** Folder of the section's files, below the base URL. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** True if the site's `llms.txt` also lists the pages. */
  readonly isListed: boolean;
  /** Pages that are not unlisted, sorted by route. */
  readonly pages: readonly Page[];
  /** Subsections with their own files. */
  readonly parts: readonly FilledSection[];
};

const isIn = (path: string, folder: string) =>
  path === folder || path.startsWith(`${folder}/`);

/**
 * Title of a folder without its own page: `data_access` becomes `Data access`.
 */
function nameOf(folder: string): string {
  const words = folder.split('/').at(-1)!.replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Subfolders that contain pages other than their index page. */
function foldersIn(paths: readonly string[], folder: string): string[] {
  const found = paths.flatMap((path) => {
    const [first, ...rest] = path.slice(folder.length + 1).split('/');
    return first && rest.some(Boolean) ? [`${folder}/${first}`] : [];
  });
  return [...new Set(found)].sort();
}

/** Assigns each listed page to a section. */
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
