import lunr from 'lunr';
import {memo} from '../memo';
import {fold, words} from '../words';
import {INSTALLERS, SUPPORT} from './installers';

/** English words that a page does not have to have if the query has other words. */
const ENGLISH_MINOR_WORDS =
  'a about above after again all also am an and another any anyone anything are as at back be because been before being ' +
  'below between but by can cannot could did do does doing done each every everything few for from get gets getting give go ' +
  'got had happen happens has have having he help here how i if in into is it its just let like lot made make makes making ' +
  'many may me means might more most much multiple must my myself need needed needs no not now of off often on only onto or other ' +
  'our out over own per please really several shall she should since so some something such tell than that the their them then ' +
  'there these they thing this those through to together too try trying under up us use used uses using various very via want ' +
  'wanted was way ways we well were what when where whether which while who why will wish with within without would yet you ' +
  'your';

/** Codes in lunr-languages of locales with another code. */
const CODES: Readonly<Record<string, string>> = {nb: 'no', nn: 'no'};

/** Returns the language code of a locale: `pt` for `pt-BR`. */
function languageCode(locale: string): string {
  const base = locale.split('-')[0] ?? locale;
  return CODES[base] ?? base;
}

/** Returns the modules of lunr-languages that a site in a locale does not need. */
export function modulesOfOthers(locale: string): string[] {
  const language = languageCode(locale);
  const others = Object.keys(INSTALLERS).filter((code) => code !== language);
  const shared = language in INSTALLERS ? [] : ['stemmer.support'];
  return [...others, ...shared].map((name) => `lunr-languages/lunr.${name}`);
}

/** Returns a language of lunr-languages, or undefined if the bundle does not contain it. */
function lunrLanguage(code: string) {
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

type Language = {
  /** Returns the stem of a word, folded. */
  readonly stem: (word: string) => string;
  /** Folded words that a page does not need to have. */
  readonly minorWords: ReadonlySet<string>;
  /** Matches a query that reads like a question. */
  readonly question?: RegExp;
  /** Matches a query that reads like an error message. */
  readonly message?: RegExp;
  /** True if the language writes compounds as one word, such as Kreuzvalidierung. */
  readonly hasCompounds: boolean;
};

/** Minor words of languages without a stemmer in lunr-languages. */
const MINOR_WORDS: Readonly<Record<string, string>> = {
  en: ENGLISH_MINOR_WORDS,
  hi: 'का के की को में से पर है हैं और या कैसे क्या यह वह एक करें करना लिए तो भी',
  ja: 'は が を に の で と も や へ から まで より する した して ます です どう どのように とは ください ない',
  th: 'ที่ ใน และ ของ เป็น การ จะ ได้ ให้ กับ อย่างไร วิธี จาก หรือ คือ',
  zh: '的 了 在 是 和 与 或 把 被 吗 呢 我 如何 怎么 怎样 什么 为什么 可以 一个',
};

/** Patterns of questions. */
const QUESTIONS: Readonly<Record<string, RegExp>> = {
  de: /^(wie|was|warum|wann|wo|welche[rsmn]?|wer|kann|soll|darf|ist|sind)\b/i,
  en: /^(how|what|why|when|where|which|who|can|should|do|does|is|are)\b/i,
  es: /^¿?\s*(c[oó]mo|qu[eé]|por qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]l|qui[eé]n|puedo)(?!\p{L})/iu,
  fr: /^(comment|pourquoi|quand|où|quel(le)?s?|qui|que|est-ce|peut-on)(?!\p{L})/iu,
  ja: /どう|何|なぜ|いつ|どこ|か[？?]?$/,
  zh: /如何|怎么|怎样|什么|为何|哪|吗/,
};

/** Phrases of error messages. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  en: /exception\b|error\b|\b(fail(s|ed|ure)?|can'?t|cannot|could ?n(o|')t|unable|invalid|no such|no space|not (found|allowed|supported|valid|defined|trusted|compatible)|denied|refused|missing|must|undefined|unknown|unexpected|illegal|timed? ?out|already exists|does(n'?t| not) exist|out of memory|exceed(s|ed)?|blocked|corrupt(ed)?|locked)\b/i,
};

const COMPOUNDING = new Set(['da', 'de', 'fi', 'hu', 'nl', 'no', 'sv']);

/** Matches words that can have a stem, but not identifiers or C++. */
const WORD = /^[\p{L}\p{M}]{3,}$/u;

const englishStem = (word: string) =>
  lunr.stemmer(new lunr.Token(word, {})).toString();

function createLanguage(code: string): Language {
  const {stem, stopWords = []} = lunrLanguage(code) ?? {};
  const minor = [MINOR_WORDS[code] ?? '', ...stopWords].join(' ');
  return {
    stem:
      code === 'en'
        ? englishStem
        : (word) => (stem && WORD.test(word) ? fold(stem(word)) || word : word),
    minorWords: new Set(words(minor)),
    question: QUESTIONS[code],
    message: MESSAGES[code],
    hasCompounds: COMPOUNDING.has(code),
  };
}

const known = new Map<string, Language>();

/** Returns the language of a locale, such as `de` or `pt-BR`. */
export const languageOf = (locale: string): Language =>
  memo(known, languageCode(locale), createLanguage);

/** Returns the stem of a term, or the term if the language has no stemmer. */
export const stem = (term: string, locale: string): string =>
  languageOf(locale).stem(term);

/** Returns true if a query is a question, which guides answer better than references. */
export const isQuestion = (query: string, locale: string): boolean =>
  languageOf(locale).question?.test(query.trim()) ?? false;

/** Returns true if a query reads like an error message. */
export const isMessage = (query: string, locale: string): boolean =>
  languageOf(locale).message?.test(query) ?? false;

/** Returns the key of a phrase, which is the same for its inflections. */
export const keyOf = (list: readonly string[], locale: string): string =>
  list.map((word) => stem(word, locale)).join(' ');
