import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  fromBase64,
  toBase64,
} from '../../../../../../plugins/search-local/shared/codec/base64';
import {
  BitDecoder,
  BitEncoder,
  NO_CODER,
} from '../../../../../../plugins/search-local/shared/codec/bitCoder';
import type {BitCoder} from '../../../../../../plugins/search-local/shared/codec/bitCoder';
import {
  STRETCHED,
  squash,
} from '../../../../../../plugins/search-local/shared/codec/logistic';
import {MixedModel} from '../../../../../../plugins/search-local/shared/codec/mixedModel';
import {
  NOWHERE,
  PostingsCoder,
} from '../../../../../../plugins/search-local/shared/codec/postings';
import type {Occurrences} from '../../../../../../plugins/search-local/shared/codec/postings';
import {VocabularyCoder} from '../../../../../../plugins/search-local/shared/codec/vocabulary';
import {occurrencesOf} from '../../../../../../plugins/search-local/server/occurrences';

describe('base64', () => {
  it('gives back any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({maxLength: 300}), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      }),
    );
    const many = new Uint8Array(100_000).fill(200);
    expect(fromBase64(toBase64(many))).toEqual(many);
  });
});

describe('BitEncoder and BitDecoder', () => {
  it('give back any bits, whatever their chances', () => {
    const bits = fc.array(fc.tuple(fc.nat(4095), fc.nat(1)), {maxLength: 2000});
    fc.assert(
      fc.property(bits, (list) => {
        const encoder = new BitEncoder();
        list.forEach(([chance, bit]) => encoder.code(chance, bit));
        const decoder = new BitDecoder(encoder.finish());
        expect(list.map(([chance]) => decoder.code(chance))).toEqual(
          list.map(([, bit]) => bit),
        );
      }),
    );
  });
});

describe('squash', () => {
  it('is undone by the table, and rises', () => {
    for (let x = -2000; x <= 2000; x++) {
      expect(squash(x)).toBeGreaterThanOrEqual(squash(x - 1));
    }
    for (const x of [-700, -300, -1, 0, 2, 250, 700]) {
      expect(Math.abs(STRETCHED[squash(x)]! - x)).toBeLessThan(8);
    }
  });
});

describe('MixedModel', () => {
  const shape = {inputs: 2, selectors: 1, tableBits: 8};

  /** Bytes that bits take whose first context tells them and whose second does not. */
  function bytesOf(bitAt: (at: number) => number): number {
    const encoder = new BitEncoder();
    const model = new MixedModel(shape);
    for (let at = 0; at < 8000; at++) {
      model.set(0, at % 3);
      model.set(1, at % 7);
      model.code(encoder, 0, bitAt(at));
    }
    return encoder.finish().length;
  }

  it('needs little room for what a context tells, and a bit each for chance', () => {
    expect(bytesOf((at) => (at % 3 === 1 ? 1 : 0))).toBeLessThan(30);
    const random = Array.from(
      {length: 8000},
      (_, at) => (Math.imul(at + 1, 0x9e37_79b1) >>> 16) & 1,
    );
    expect(bytesOf((at) => random[at]!)).toBeGreaterThan(900);
  });

  it('learns from what it does not write', () => {
    const learned = new MixedModel(shape);
    const encoder = new BitEncoder();
    for (let at = 0; at < 2000; at++) {
      learned.code(NO_CODER, 0, 1);
    }
    for (let at = 0; at < 800; at++) {
      learned.code(encoder, 0, 1);
    }
    expect(encoder.finish().length).toBeLessThan(4);
  });
});

describe('VocabularyCoder', () => {
  const written = (known: readonly string[], words: readonly string[]) => {
    const encoder = new BitEncoder();
    new VocabularyCoder(encoder).words(known, words.length, words);
    return encoder.finish();
  };
  const sorted = fc
    .uniqueArray(fc.stringMatching(/^[a-zß-ü0-9語]{1,40}$/))
    .map((list) => [...list].sort());

  it('gives back any sorted words, known or not', () => {
    fc.assert(
      fc.property(sorted, sorted, (list, others) => {
        const known = [
          ...new Set([...others, ...list.filter((_, at) => at % 2)]),
        ].sort();
        const decoder = new BitDecoder(written(known, list));
        expect(new VocabularyCoder(decoder).words(known, list.length)).toEqual(
          list,
        );
      }),
    );
  });

  it('writes little for words that both sides know', () => {
    const words = Array.from({length: 400}, (_, at) => `word${at}`).sort();
    expect(written(words, words).length).toBeLessThan(20);
    expect(written([], words).length).toBeGreaterThan(60);
  });
});

describe('PostingsCoder', () => {
  it('gives back where terms are, how often, and whether in names', () => {
    const page = fc.array(fc.nat(3), {minLength: 1, maxLength: 4});
    const site = fc.array(page, {minLength: 1, maxLength: 20});
    fc.assert(
      fc.property(site, fc.nat(3), (pages, salt) => {
        const counts = pages.flat();
        const firstSections = [0];
        pages.forEach((own, at) =>
          firstSections.push(firstSections[at]! + own.length),
        );
        const layout = {
          firstSections,
          sizeClasses: counts.map((count) => count),
          hasNames: counts.map((_, at) => at % 2 === 0),
        };
        const places = counts.flatMap((count, at) => (count > 0 ? [at] : []));
        const isName = (at: number) => at % 2 === 0 && at % 3 === salt;
        const terms = ['other', 'term', 'terms'];
        const expected = places.map((at) => [at, counts[at], isName(at)]);
        fc.pre(expected.length > 0);
        const run = (coder: BitCoder, occurrences: Occurrences) => {
          const postings = new PostingsCoder(coder, layout);
          return terms.map((term) => {
            const found: unknown[] = [];
            postings.term(term, occurrences, (...each) => found.push(each));
            return found;
          });
        };
        const encoder = new BitEncoder();
        const postings = {
          sections: places,
          frequencies: places.map((at) => counts[at]!),
        };
        const occurrences = occurrencesOf(postings, layout, isName);
        const all = terms.map(() => expected);
        expect(run(encoder, occurrences)).toEqual(all);
        expect(run(new BitDecoder(encoder.finish()), NOWHERE)).toEqual(all);
      }),
    );
  });
});
