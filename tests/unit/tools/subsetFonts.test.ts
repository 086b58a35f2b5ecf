import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CHARACTERS, FONTS, subsetOf} from '../../../.tools/subsetFonts.mjs';
import {ROOT} from '../../support/sites';

const css = readFileSync(path.join(ROOT, 'src/css/fonts.css'), 'utf8');

/** Characters of each `unicode-range` in the style sheet. */
const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, text]) =>
  text!.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({length: to - from + 1}, (_, at) => from + at);
  }),
);

describe('fonts of the site', {timeout: 60_000}, () => {
  it.each(Object.entries(FONTS))(
    '%s is what the script makes of its package',
    async (name, source) => {
      const committed = readFileSync(path.join(ROOT, 'src/fonts', name));
      expect(committed.equals(await subsetOf(source))).toBe(true);
    },
  );

  it('are asked for the characters that they have', () => {
    const made = new Set(Array.from(CHARACTERS, (one) => one.codePointAt(0)));
    expect(ranges.map((range) => new Set(range))).toEqual(
      Object.values(FONTS).map(() => made),
    );
  });
});
