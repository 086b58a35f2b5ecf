/** First letter of the digits that stand for how much is shared: 0 is `0`, 10 is `:`. */
const ZERO = '0'.charCodeAt(0);

/** More shared letters than this are repeated instead, so that one character tells the number. */
const MAX_SHARED = 40;

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (
    length < MAX_SHARED &&
    length < a.length &&
    length < b.length &&
    a[length] === b[length]
  ) {
    length++;
  }
  return length;
}

/**
 * Sorted words as one text: of each word, how many of its first letters are
 * those of the word before it (one character, from `0` on), then the rest.
 * Front coding; see Witten, Moffat, Bell: Managing Gigabytes, chapter 4.1.
 */
export function frontEncode(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      const shared = sharedLength(last, word);
      last = word;
      return String.fromCharCode(ZERO + shared) + word.slice(shared);
    })
    .join('\n');
}

/** The words that `frontEncode` was given. */
export function frontDecode(text: string): string[] {
  if (text === '') {
    return [];
  }
  let last = '';
  return text.split('\n').map((line) => {
    last = last.slice(0, line.charCodeAt(0) - ZERO) + line.slice(1);
    return last;
  });
}
