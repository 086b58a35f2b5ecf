import {expect, it} from 'vitest';
import {addressForms} from '../../../../../plugins/offline/worker/addresses';

const forms = (path: string) =>
  addressForms(new URL(`https://a.test${path}`)).map((address) =>
    address.slice('https://a.test'.length),
  );

it.each([
  ['/help/', '/help/'],
  ['/help/index.html', '/help/'],
  ['/help/docs/a', '/help/docs/a'],
  ['/help/docs/a/', '/help/docs/a'],
  ['/help/docs/a.html', '/help/docs/a'],
  ['/help/docs/a/index.html', '/help/docs/a'],
  ['/help/docs/a?from=mail#top', '/help/docs/a'],
  ['/help/old', '/help/old.html'],
  ['/help/img/a.svg', '/help/img/a.svg'],
  ['/help/docs/a%25b/', '/help/docs/a%25b'],
])('answers %s with what is saved as %s', (path, saved) => {
  expect(forms(path)).toContain(saved);
});

it('prefers the requested address', () => {
  expect(forms('/help/a.html')[0]).toBe('/help/a.html');
});
