import {INSTALLERS, SUPPORT} from './installers';

/** What lunr-languages knows of a language. */
export type LunrLanguage = {
  readonly stem: (word: string) => string;
  readonly stopWords: readonly string[];
};

/** Languages that go by another code, too. */
const CODES: Readonly<Record<string, string>> = {nb: 'no', nn: 'no'};

/** The code of the language of a locale: `pt` of `pt-BR`. */
export function languageCode(locale: string): string {
  const base = locale.split('-')[0] ?? locale;
  return CODES[base] ?? base;
}

/** The modules of lunr-languages that a site in a locale does without. */
export function modulesOfOthers(locale: string): string[] {
  const own = languageCode(locale);
  const others = Object.keys(INSTALLERS).filter((code) => code !== own);
  const shared = own in INSTALLERS ? [] : ['stemmer.support'];
  return [...others, ...shared].map((name) => `lunr-languages/lunr.${name}`);
}

/**
 * A language of lunr-languages; undefined where it has none, or the bundle
 * leaves it out. It is installed into an object of its own, so that lunr
 * itself does not change.
 */
export function lunrLanguage(code: string): LunrLanguage | undefined {
  const install = INSTALLERS[code];
  if (typeof install !== 'function') {
    return undefined;
  }
  let stopWords: readonly string[] = [];
  const host: Record<string, unknown> = {
    Pipeline: {registerFunction: () => undefined},
    generateStopWordFilter: (list: readonly string[]) => {
      stopWords = list;
    },
  };
  SUPPORT(host);
  install(host);
  const {stemmer} = host[code] as {stemmer: (word: string) => string};
  return {stem: stemmer, stopWords};
}
