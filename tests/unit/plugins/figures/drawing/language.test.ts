import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  currentLanguage,
  TEXTS,
  TRANSLATION_FILE,
} from '../../../../../plugins/figures/drawing/language';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('currentLanguage', () => {
  it('is English by default', () => {
    expect(currentLanguage()).toEqual({locale: 'en-US', texts: TEXTS});
  });

  it('is English on a dev server that is started without a language', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', undefined);
    // Docusaurus assigns undefined, which environment variables store as a
    // text.
    Object.assign(process.env, {DOCUSAURUS_CURRENT_LOCALE: undefined});
    expect(currentLanguage()).toEqual({locale: 'en-US', texts: TEXTS});
  });

  it('has the texts that translators have written for the language of the build', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
    const folder = path.join(siteDir, 'i18n/de/figures');
    mkdirSync(folder, {recursive: true});
    const content = {...TRANSLATION_FILE.content, sum: {message: 'Summe'}};
    writeFileSync(path.join(folder, 'texts.json'), JSON.stringify(content));
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
    vi.spyOn(process, 'cwd').mockReturnValue(siteDir);
    expect(currentLanguage()).toEqual({
      locale: 'de',
      texts: {...TEXTS, sum: 'Summe'},
    });
  });
});
