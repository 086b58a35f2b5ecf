import {expect, it} from 'vitest';
import {
  COMPRESSED_TYPES,
  UTF8_TYPES,
} from '../../../../../plugins/hosting/server/mediaTypes';

it('compresses texts, and not what is already compressed', () => {
  expect(COMPRESSED_TYPES).toEqual([
    'text/css',
    'text/javascript',
    'text/markdown',
    'text/plain',
    'text/csv',
    'text/xml',
    'application/json',
    'application/manifest+json',
    'application/wasm',
    'image/svg+xml',
  ]);
});

it('names the encoding of text and JSON', () => {
  expect(UTF8_TYPES).toEqual([
    'text/css',
    'text/javascript',
    'text/markdown',
    'text/plain',
    'text/csv',
    'text/xml',
    'application/json',
    'application/manifest+json',
  ]);
});
