// @vitest-environment jsdom
import {afterEach, describe, expect, it} from 'vitest';
import {isTranslated} from '../../../../../plugins/page-start/client/translation';

const html = document.documentElement;
const {lang} = html;

afterEach(() => {
  html.lang = lang;
  html.className = '';
  document.body.innerHTML = '';
});

describe('isTranslated', () => {
  it.each([
    ['the class of Chrome', () => html.classList.add('translated-ltr')],
    ['another language', () => html.setAttribute('lang', 'de')],
    [
      'the marks of Edge',
      () => {
        document.body.innerHTML = '<p _msttexthash="1"></p>';
      },
    ],
  ])('knows a translated page by %s', (_, change) => {
    expect(isTranslated()).toBe(false);
    change();
    expect(isTranslated()).toBe(true);
  });
});
