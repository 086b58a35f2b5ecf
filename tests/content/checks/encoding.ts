import type {Page, Problem} from '../support/page';

/** Invisible characters that editors insert, with advice on removing them. */
const INVISIBLE: readonly (readonly [RegExp, string])[] = [
  [/\uFEFF/, 'has a byte order mark: save the file as UTF-8 without a BOM'],
  [/\r/, 'has Windows line ends (CRLF): save the file with LF'],
];

/**
 * Checks that text files are UTF-8 without a byte order mark, with LF line
 * ends.
 */
export function checkEncoding({file, text}: Page): Problem[] {
  return INVISIBLE.flatMap(([pattern, message]) => {
    const at = text.search(pattern);
    return at < 0
      ? []
      : [{file, line: text.slice(0, at).split('\n').length, message}];
  });
}
