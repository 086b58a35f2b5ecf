import type {BitCoder} from './bitCoder';
import {NO_CODER} from './bitCoder';
import {MixedModel} from './mixedModel';
import {sharedLength} from './sharedLength';

/** Bits of a letter; a letter that needs more is written after `ESCAPE`. */
const LETTER_BITS = 7;
const WIDE_BITS = 16;

/** Letters that stand for the end of a word, and for a wide letter after them. */
const END = 0;
const ESCAPE = 1;

/** Stands for the letter before the first one. */
const START = 2;

/** Lengths, places, and counts are told apart up to here. */
const CAP = 15;

const capped = (value: number) => Math.min(CAP, value);

/** One context of two values. */
const pair = (one: number, other: number) =>
  (Math.imul(one, 0x0100_0193) + other) | 0;

/**
 * Codes a sorted list of words. Words that both sides know (those of titles,
 * headings, tags, and categories) take a bit each; of the others, how many
 * letters of the word before fall away and which come then. The letters are
 * predicted from those before them, and from the word before.
 */
export class VocabularyCoder {
  private readonly isNew = new MixedModel({
    inputs: 2,
    selectors: 1,
    tableBits: 8,
  });
  private readonly isUsed = new MixedModel({
    inputs: 2,
    selectors: 1,
    tableBits: 8,
  });
  private readonly dropped = new MixedModel({
    inputs: 4,
    selectors: 1,
    tableBits: 12,
  });
  private readonly letters = new MixedModel({
    inputs: 7,
    selectors: 2,
    tableBits: 16,
  });
  private readonly wide = new MixedModel({
    inputs: 1,
    selectors: 1,
    tableBits: 16,
  });

  constructor(private readonly coder: BitCoder) {}

  /**
   * Codes `count` words and gives them back; the decoder passes none. `known`
   * are the words that both sides have, sorted.
   */
  words(
    known: readonly string[],
    count: number,
    words: readonly string[] = [],
  ): string[] {
    this.learn(known);
    const found: string[] = [];
    let last = '';
    let wasNew = 0;
    let wasUsed = 1;
    for (let at = 0; found.length < count;) {
      const next = known[at];
      const word = words[found.length] ?? '';
      wasNew =
        next === undefined
          ? 1
          : this.flag(
              this.isNew,
              wasNew,
              capped(last.length),
              word < next ? 1 : 0,
            );
      if (next === undefined || wasNew) {
        last = this.word(last, word);
        found.push(last);
      } else {
        wasUsed = this.flag(
          this.isUsed,
          wasUsed,
          capped(next.length),
          word === next ? 1 : 0,
        );
        if (wasUsed) {
          found.push(next);
        }
        last = next;
        at++;
      }
    }
    return found;
  }

  /** Learns what words look like from those that both sides have. */
  private learn(known: readonly string[]): void {
    let last = '';
    for (const word of known) {
      this.lettersOf(NO_CODER, word, 0, last);
      last = word;
    }
  }

  private flag(
    model: MixedModel,
    before: number,
    length: number,
    bit: number,
  ): number {
    model.set(0, before);
    model.set(1, length * 2 + before);
    return model.code(this.coder, 0, bit);
  }

  private word(last: string, word: string): string {
    const kept = this.keptLength(last, sharedLength(last, word));
    return this.lettersOf(this.coder, word, kept, last);
  }

  /** How many letters of the last word stay, counted from its end. */
  private keptLength(last: string, shared: number): number {
    let kept = last.length;
    for (; kept > 0; kept--) {
      const drops = last.length - kept;
      this.dropped.set(0, drops);
      this.dropped.set(1, kept);
      this.dropped.set(2, pair(last.charCodeAt(kept - 1), Math.min(7, drops)));
      this.dropped.set(3, pair(capped(last.length), drops));
      if (!this.dropped.code(this.coder, 0, kept > shared ? 1 : 0)) {
        break;
      }
    }
    return kept;
  }

  /** Codes the letters of a word from a place on, and gives the whole word. */
  private lettersOf(
    coder: BitCoder,
    word: string,
    from: number,
    last: string,
  ): string {
    let found = last.slice(0, from);
    for (let at = from; ; at++) {
      const code = at < word.length ? word.charCodeAt(at) : END;
      const below = at === from ? last.charCodeAt(at) || END : -1;
      const letter = this.letter(coder, found, below, code);
      if (letter === END) {
        return found;
      }
      found += String.fromCharCode(letter);
    }
  }

  /** Codes one letter after those found; `below`: the letter of the last word that it replaces, or -1. */
  private letter(
    coder: BitCoder,
    found: string,
    below: number,
    code: number,
  ): number {
    const place = found.length;
    const before = (count: number) =>
      place >= count ? found.charCodeAt(place - count) : START;
    const one = before(1);
    const two = pair(one, before(2));
    const three = pair(two, before(3));
    const contexts = [
      0,
      one,
      two,
      three,
      pair(three, before(4)),
      pair(below, capped(place)),
      capped(place),
    ];
    const symbol = code >> LETTER_BITS ? ESCAPE : code;
    let node = 1;
    for (let bit = LETTER_BITS - 1; bit >= 0; bit--) {
      for (let at = 0; at < contexts.length; at++) {
        this.letters.set(at, pair(contexts[at]!, node));
      }
      node =
        (node << 1) |
        this.letters.code(coder, below >= 0 ? 1 : 0, (symbol >> bit) & 1);
    }
    const read = node - (1 << LETTER_BITS);
    return read === ESCAPE ? this.wideLetter(coder, code) : read;
  }

  private wideLetter(coder: BitCoder, code: number): number {
    let node = 1;
    for (let bit = WIDE_BITS - 1; bit >= 0; bit--) {
      this.wide.set(0, node);
      node = (node << 1) | this.wide.code(coder, 0, (code >> bit) & 1);
    }
    return node - (1 << WIDE_BITS);
  }
}
