import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {token} from '../../../.tools/tokens.mjs';
import {ROOT} from '../../support/sites';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

it.each([
  ['social-card.png', 1200, 630],
  ['touch-icon.png', 180, 180],
])('%s is a PNG of %i by %i pixels, and small', (name, width, height) => {
  const image = readFileSync(path.join(ROOT, 'static', 'img', name));
  expect(image.subarray(0, SIGNATURE.length)).toEqual(SIGNATURE);
  // The first chunk of a PNG starts with its width and height.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([
    width,
    height,
  ]);
  expect(image.length).toBeLessThan(100_000);
});

/** Color of a PNG's top left pixel, as `#rrggbb`. */
function cornerOf(name: string): string {
  const image = readFileSync(path.join(ROOT, 'static', 'img', name));
  const data: Buffer[] = [];
  for (let at = 8; at < image.length;) {
    const length = image.readUInt32BE(at);
    if (image.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(image.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  // The first byte is the filter of the row. No filter changes the first pixel.
  return `#${inflateSync(Buffer.concat(data)).toString('hex', 1, 4)}`;
}

// If these tests fail, run `node .tools/brandImages.mjs`, which creates the
// images.
it.each(['social-card.png', 'touch-icon.png'])(
  '%s has the accent color of the site',
  (name) => {
    expect(cornerOf(name)).toBe(token('--help-accent'));
  },
);

it('the logo has the accent color of the site', () => {
  const logo = readFileSync(path.join(ROOT, 'static/img/logo.svg'), 'utf8');
  expect(logo).toContain(`fill="${token('--help-accent')}"`);
});
