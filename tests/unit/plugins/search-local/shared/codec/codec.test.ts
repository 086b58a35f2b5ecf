import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  fromBase64,
  toBase64,
} from '../../../../../../plugins/search-local/shared/codec/base64';
import {
  BitDecoder,
  BitEncoder,
} from '../../../../../../plugins/search-local/shared/codec/bitCoder';
import {
  frontDecode,
  frontEncode,
} from '../../../../../../plugins/search-local/shared/codec/frontCoding';
import {
  NOWHERE,
  POSTING_CONTEXTS,
  PostingsCoder,
} from '../../../../../../plugins/search-local/shared/codec/postings';
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
  it('give back any bits in any contexts', () => {
    const bits = fc.array(fc.tuple(fc.nat(3), fc.nat(1)), {maxLength: 2000});
    fc.assert(
      fc.property(bits, (list) => {
        const encoder = new BitEncoder(4);
        list.forEach(([context, bit]) => encoder.bit(context, bit));
        const decoder = new BitDecoder(4, encoder.finish());
        expect(list.map(([context]) => decoder.bit(context))).toEqual(
          list.map(([, bit]) => bit),
        );
      }),
    );
  });

  it('take little room for what is likely', () => {
    const encoder = new BitEncoder(1);
    for (let at = 0; at < 8000; at++) {
      encoder.bit(0, at % 100 === 0 ? 1 : 0);
    }
    expect(encoder.finish().length).toBeLessThan(110);
  });
});

describe('frontEncode', () => {
  it('gives back any sorted words', () => {
    const word = fc.stringMatching(/^[a-zà-ü0-9]{1,60}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word), (list) => {
        const sorted = [...list].sort();
        expect(frontDecode(frontEncode(sorted))).toEqual(sorted);
      }),
    );
  });

  it('writes what words share once', () => {
    expect(frontEncode(['norm', 'normal', 'north'])).toBe('0norm\n4al\n3th');
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
        const encoder = new BitEncoder(POSTING_CONTEXTS);
        const written: unknown[] = [];
        new PostingsCoder(encoder, layout).term(
          occurrencesOf(places, layout, {
            frequency: (at) => counts[at]!,
            isName,
          }),
          (...posting) => written.push(posting),
        );
        const expected = places.map((at) => [at, counts[at], isName(at)]);
        fc.pre(expected.length > 0);
        expect(written).toEqual(expected);
        const read: unknown[] = [];
        new PostingsCoder(
          new BitDecoder(POSTING_CONTEXTS, encoder.finish()),
          layout,
        ).term(NOWHERE, (...posting) => read.push(posting));
        expect(read).toEqual(expected);
      }),
    );
  });
});
