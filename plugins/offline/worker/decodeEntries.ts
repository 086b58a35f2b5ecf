import {isPage, piecesOf} from '../shared/entries';
import type {Entry} from '../shared/entries';

/** A file of the site as it was before it came into the bundle. */
export type DecodedFile = {
  /** Path below the base URL, with slashes. */
  readonly path: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Decodes the entries of a bundle, in their order: a page may repeat pieces of
 * the page before.
 * @throws Error where an entry is none.
 */
export function entryDecoder(): (entry: Entry) => DecodedFile {
  let before: readonly string[] = [];
  return (entry) => {
    const {path} = entry;
    if ('base64' in entry) {
      return {path, content: bytesOf(entry.base64)};
    }
    const content = entry.text
      .map((part) =>
        typeof part === 'string'
          ? part
          : before.slice(part[0], part[0] + part[1]).join(''),
      )
      .join('');
    if (isPage(path)) {
      before = piecesOf(content);
    }
    return {path, content};
  };
}
