import {expect, it} from 'vitest';
import {withoutHtmlSuffix} from '../../../src/withoutHtmlSuffix';

it.each([
  ['/help/docs/intro/index.html', '/help/docs/intro'],
  ['/help/docs/intro.html', '/help/docs/intro'],
  ['/index.html', '/'],
  ['/help/docs/intro/', '/help/docs/intro/'],
  ['/help/docs/read_html', '/help/docs/read_html'],
])('%s is the page %s', (pathname, expected) => {
  expect(withoutHtmlSuffix(pathname)).toBe(expected);
});
