import {isPage, piecesOf} from '../shared/entries';
import type {Entry, Part} from '../shared/entries';

/** A file of the site. */
export type SiteFile = {
  /** Path below the base URL, with slashes. */
  readonly path: string;
  readonly content: Buffer;
};

/** Characters from which on naming a place takes less room than the text, once both are compressed. */
const WORTH_REPEATING = 64;

/** Where each piece stands first. */
function firstPlaces(pieces: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  pieces.forEach((piece, at) => {
    if (!places.has(piece)) {
      places.set(piece, at);
    }
  });
  return places;
}

/** A page by what it repeats of another one, which is given by its pieces. */
function repeatParts(
  pieces: readonly string[],
  before: readonly string[],
): Part[] {
  const places = firstPlaces(before);
  const parts: Part[] = [];
  let own = '';
  for (let at = 0; at < pieces.length;) {
    const first = places.get(pieces[at]!) ?? before.length;
    let count = 0;
    let text = '';
    while (
      first + count < before.length &&
      pieces[at + count] === before[first + count]
    ) {
      text += before[first + count];
      count += 1;
    }
    if (text.length >= WORTH_REPEATING) {
      parts.push(...(own ? [own] : []), [first, count]);
      own = '';
      at += count;
    } else {
      own += pieces[at]!;
      at += 1;
    }
  }
  return own ? [...parts, own] : parts;
}

/**
 * Files as entries. A page is written by what it repeats of the page before:
 * neighbors share their frame, which is wider than the 32 KiB that gzip sees.
 */
export function* encodeFiles(files: readonly SiteFile[]): Generator<Entry> {
  let before: string[] = [];
  for (const {path, content} of files) {
    const text = content.toString('utf8');
    if (!Buffer.from(text).equals(content)) {
      yield {path, base64: content.toString('base64')};
    } else if (isPage(path)) {
      const pieces = piecesOf(text);
      yield {path, text: repeatParts(pieces, before)};
      before = pieces;
    } else {
      yield {path, text: [text]};
    }
  }
}
