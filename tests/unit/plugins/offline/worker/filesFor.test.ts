import {expect, it} from 'vitest';
import {filesFor} from '../../../../../plugins/offline/worker/filesFor';

it.each([
  ['', ['index.html']],
  ['index.html', ['index.html']],
  ['docs/a', ['docs/a', 'docs/a/index.html', 'docs/a.html']],
  ['docs/a/', ['docs/a', 'docs/a/index.html', 'docs/a.html']],
  ['docs/a.html', ['docs/a.html', 'docs/a/index.html']],
  ['docs/a/index.html', ['docs/a/index.html', 'docs/a.html']],
  [
    'img/%C3%A9%20b.png',
    ['img/é b.png', 'img/é b.png/index.html', 'img/é b.png.html'],
  ],
  ['100%', []],
])('names the files for %j', (path, files) => {
  expect(filesFor(path)).toEqual(files);
});
