import path from 'node:path';
import type {OperatorIndex} from './operatorIndex';
import type {Page} from './readPages';

/** Links of inline Markdown whose target is neither an address, an anchor, nor a file. */
const ID_LINK = /\[([^\]]+)\]\((?![a-z]+:|[#./])([^)#\s]+)(#[^)\s]+)?\)/gi;

/** A page as far as links depend on it. */
export type LinkedPage = Pick<Page, 'relative' | 'isTranslated'>;

/** Link from one page to the file of another; from the folder of the version where only one of them is translated. */
export function fileLink(from: LinkedPage, to: LinkedPage): string {
  if (from.isTranslated !== to.isTranslated) {
    return `/${to.relative}`;
  }
  const folder = path.posix.dirname(from.relative);
  const link = path.posix.relative(folder, to.relative);
  return link.startsWith('.') ? link : `./${link}`;
}

/** Doc ids that a text links to. */
export function linkedIds(text: string): string[] {
  return [...text.matchAll(ID_LINK)].map((match) => match[2] ?? '');
}

/** Turns links to doc ids into links to files; one to a page that is not written yet into bold text. */
export function resolveLinks(
  text: string,
  from: LinkedPage,
  {pages}: OperatorIndex,
): string {
  return text.replace(
    ID_LINK,
    (_, label: string, id: string, anchor: string | undefined) => {
      const page = pages.get(id);
      return page
        ? `[${label}](${fileLink(from, page)}${anchor ?? ''})`
        : `**${label}**`;
    },
  );
}
