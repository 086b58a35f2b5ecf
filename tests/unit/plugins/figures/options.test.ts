import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  TEXTS,
  TRANSLATION_FILE,
  validateOptions,
} from '../../../../plugins/figures/options';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('validateOptions', () => {
  it('fills in defaults', () => {
    expect(validateOptions()).toEqual({locale: 'en-US', texts: TEXTS});
    const {texts} = validateOptions({texts: {sum: 'Summe'}});
    expect(texts).toEqual({...TEXTS, sum: 'Summe'});
  });

  it('has the texts that translators have written for the language of the build', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
    const folder = path.join(siteDir, 'i18n/de/figures');
    mkdirSync(folder, {recursive: true});
    const content = {...TRANSLATION_FILE.content, sum: {message: 'Summe'}};
    writeFileSync(path.join(folder, 'texts.json'), JSON.stringify(content));
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
    vi.spyOn(process, 'cwd').mockReturnValue(siteDir);
    expect(validateOptions()).toEqual({
      locale: 'de',
      texts: {...TEXTS, sum: 'Summe'},
    });
  });

  it.each([
    [{language: 'de'}, '"language" is not allowed'],
    [{texts: {total: 'Summe'}}, '"texts.total" is not allowed'],
    [{locale: 7}, '"locale" must be a string'],
  ])('rejects %j', (options, message) => {
    expect(() => validateOptions(options as object)).toThrow(message);
  });
});
