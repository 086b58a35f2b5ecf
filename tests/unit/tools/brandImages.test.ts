import {readFileSync} from 'node:fs';
import path from 'node:path';
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
  // The first chunk of a PNG starts with both sizes.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([
    width,
    height,
  ]);
  expect(image.length).toBeLessThan(100_000);
});

it('the logo has the accent color of the site', () => {
  const logo = readFileSync(path.join(ROOT, 'static/img/logo.svg'), 'utf8');
  expect(logo).toContain(`fill="${token('--help-accent')}"`);
});
