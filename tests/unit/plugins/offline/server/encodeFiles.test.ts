import fc from 'fast-check';
import {expect, it} from 'vitest';
import {encodeFiles} from '../../../../../plugins/offline/server/encodeFiles';
import type {SiteFile} from '../../../../../plugins/offline/server/encodeFiles';
import {entryDecoder} from '../../../../../plugins/offline/worker/decodeEntries';
import {filesOf} from '../support';

/** Files after they were written as lines of JSON and read again. */
function restored(files: readonly SiteFile[]): SiteFile[] {
  const decode = entryDecoder();
  return Array.from(encodeFiles(files), (entry) => {
    const {path, content} = decode(
      JSON.parse(JSON.stringify(entry)) as typeof entry,
    );
    return {path, content: Buffer.from(content as string)};
  });
}

const FRAME = `<nav>${'<a href="/help/docs">A page</a>'.repeat(9)}</nav>`;

it('writes a page by what it repeats of the page before', () => {
  const [, , second] = encodeFiles(
    filesOf({
      'a.html': `<title>A</title>${FRAME}<p>One</p>`,
      'a.js': 'a()',
      'b.html': `<title>B</title>${FRAME}<p>Two</p>`,
    }),
  );
  expect(second).toEqual({
    path: 'b.html',
    text: ['<title>B', [1, 21], '<p>Two</p>'],
  });
});

it('keeps what is no text', () => {
  const image = {path: 'a.png', content: Buffer.from([0x89, 0xff, 0, 10, 13])};
  expect(restored([image])).toEqual([image]);
});

it.each([
  ['', 'nothing'],
  ['\uFEFF<p>a', 'a mark of the byte order'],
  ['no tags\r\nat all \u2028 ', 'lines'],
])('keeps %j, %s', (text) => {
  const files = filesOf({'a.html': text, 'b.html': text, 'c.css': text});
  expect(restored(files)).toEqual(files);
});

it('keeps any pages', () => {
  const pieces = [FRAME, '<p>', '<', 'é', '</p>', 'x'.repeat(70), '<b>💡'];
  const page = fc
    .array(fc.constantFrom(...pieces))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(page), (pages) => {
      const files = filesOf(
        Object.fromEntries(pages.map((text, at) => [`${at}.html`, text])),
      );
      expect(restored(files)).toEqual(files);
    }),
  );
});
