import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import pluginPrintSections, {
  validateOptions,
} from '../../../../plugins/print-sections';
import type {Options} from '../../../../plugins/print-sections';

/** Options as Docusaurus has them checked. */
const checked = (options: unknown) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });

describe('validateOptions', () => {
  it('numbers all captions by default', () => {
    expect(checked({}).captions).toBe('figure > figcaption');
  });

  it.each([
    [{captions: 1}, '"captions" must be a string'],
    [{maxArticles: 60}, '"maxArticles" is not allowed'],
  ])('rejects %j', (options, message) => {
    expect(() => checked(options)).toThrow(message);
  });
});

describe('pluginPrintSections', () => {
  const plugin = pluginPrintSections(
    {
      baseUrl: '/',
      siteConfig: {title: 'Site', url: 'https://a.example'},
      i18n: {currentLocale: 'de', localeConfigs: {}},
    } as unknown as LoadContext,
    checked({}),
  );

  it('has its texts in a file for translators, and shows what they write', async () => {
    const content = (await plugin.loadContent!()) as never;
    const [file] = await plugin.getTranslationFiles!({content});
    expect(file).toMatchObject({
      path: 'texts',
      content: {figure: {message: 'Figure {number}.'}},
    });
    file!.content.figure = {message: 'Abbildung {number}.'};
    expect(
      plugin.translateContent!({content, translationFiles: [file!]}),
    ).toMatchObject({
      figure: {message: 'Abbildung {number}.'},
      pages: {message: 'Pages'},
    });
  });
});
