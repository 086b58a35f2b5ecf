import {pick} from './random';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Changes a word by one typo: a letter is added, omitted, replaced, or swapped
 * with the next one.
 */
export function typoOf(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const [head, letter, tail] = [
    word.slice(0, at),
    word.slice(at, at + 1),
    word.slice(at + 1),
  ];
  const edits = [
    () => head + tail,
    () => head + pick(LETTERS, random) + letter + tail,
    () => head + pick(LETTERS, random) + tail,
    () => head + tail.slice(0, 1) + letter + tail.slice(1),
  ];
  const wrong = pick(edits, random)();
  return wrong === word ? typoOf(word, random) : wrong;
}
