import type {I18n} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {otherLocales} from '../../../../../plugins/offline/server/otherLocales';

const i18n = {
  localeConfigs: {
    en: {baseUrl: '/help/'},
    de: {baseUrl: '/help/de/'},
    fr: {baseUrl: '/aide/'},
  },
} as unknown as I18n;

it.each([
  ['/help/', ['de/**']],
  ['/help/de/', []],
])('names the languages below %s', (baseUrl, globs) => {
  expect(otherLocales(i18n, baseUrl)).toEqual(globs);
});
