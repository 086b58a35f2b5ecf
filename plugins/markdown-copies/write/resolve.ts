import {MARKS} from '../flatten/marks';
import type {Addresses} from './addresses';

/** What stands for marks. */
export type Sources = {
  readonly addresses: Addresses;
  /** Text of a file, with marks; the path begins at the folder of the site. */
  readonly textOf: (file: string) => string;
  /** Lines of a list of the pages directly in a folder of routes, which has no base URL. */
  readonly pagesIn: (folder: string) => string;
  /** Address of the page itself, for links to files that are no pages. */
  readonly self: string;
};

const LINE = new RegExp(
  `^(.*?)(${MARKS.include}|${MARKS.excerpt}|${MARKS.pages})(.*)$`,
  'gm',
);
const LINK = new RegExp(
  `(\\]\\(|\\]: )(${MARKS.file}|${MARKS.path}|${MARKS.route})([^\\s)#]*)(#[^\\s)]*)?`,
  'g',
);
const TRUNCATE = new RegExp(`^${MARKS.truncate}\\n+`, 'm');

/** Puts lines where a mark stands, in a list or a quotation, too. */
function inPlace(before: string, lines: string): string {
  const margin = before.replace(/[^ >]/g, ' ');
  return before + lines.trim().replace(/\n(?=.)/g, `\n${margin}`);
}

function withLines(text: string, sources: Sources): string {
  return text.replace(LINE, (_, before: string, mark: string, name: string) => {
    if (mark === MARKS.pages) {
      return inPlace(before, sources.pagesIn(name));
    }
    const whole = withLines(sources.textOf(name), sources);
    return inPlace(
      before,
      mark === MARKS.excerpt ? whole.split(TRUNCATE, 1)[0]! : whole,
    );
  });
}

/** A text with addresses and texts in place of its marks. */
export function resolved(text: string, sources: Sources): string {
  const {addresses, self} = sources;
  return withLines(text, sources)
    .replace(TRUNCATE, '')
    .replace(
      LINK,
      (_, before: string, mark: string, target: string, anchor = '') => {
        const name = mark === MARKS.route ? target : decodeURI(target);
        const address =
          mark === MARKS.file
            ? (addresses.ofFile(name) ?? self)
            : mark === MARKS.path
              ? addresses.ofPath(name)
              : addresses.ofRoute(name);
        return before + address + anchor;
      },
    );
}
