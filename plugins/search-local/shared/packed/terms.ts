/** Letters shared with the term before are one digit, so more are not counted. */
const RADIX = 36;
const MAX_SHARED = RADIX - 1;

/** Stands in no term: terms are letters and digits. */
const SEPARATOR = ' ';

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < MAX_SHARED && length < a.length && a[length] === b[length]) {
    length++;
  }
  return length;
}

/** Terms in order, front-coded: for each the letters shared with the one before, then the others. */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const shared = sharedLength(term, terms[at - 1] ?? '');
      return shared.toString(RADIX) + term.slice(shared);
    })
    .join(SEPARATOR);
}

/** The terms that `packTerms` was given. */
export function unpackTerms(text: string): string[] {
  let last = '';
  return text === ''
    ? []
    : text.split(SEPARATOR).map((item) => {
        last = last.slice(0, Number.parseInt(item[0]!, RADIX)) + item.slice(1);
        return last;
      });
}
