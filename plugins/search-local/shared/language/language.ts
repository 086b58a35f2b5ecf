import lunr from 'lunr';
import {fold, tokenize} from '../words';
import {ENGLISH_MINOR_WORDS} from './english';
import {languageCode, lunrLanguage} from './lunrLanguages';

/** What is known of the language of a site. */
export type Language = {
  /** The stem of a word, in lower case without accents. */
  readonly stem: (word: string) => string;
  /** Words, folded, that say so little that a page may lack them. */
  readonly minorWords: ReadonlySet<string>;
  /** Matches a query that reads like a question. */
  readonly question?: RegExp;
  /** Whether words are written together to make others, as in Kreuzvalidierung. */
  readonly hasCompounds: boolean;
};

/** Words that say little in languages that lunr-languages has no stemmer for. */
const MINOR_WORDS: Readonly<Record<string, string>> = {
  en: ENGLISH_MINOR_WORDS,
  hi: 'का के की को में से पर है हैं और या कैसे क्या यह वह एक करें करना लिए तो भी',
  ja: 'は が を に の で と も や へ から まで より する した して ます です どう どのように とは ください ない',
  th: 'ที่ ใน และ ของ เป็น การ จะ ได้ ให้ กับ อย่างไร วิธี จาก หรือ คือ',
  zh: '的 了 在 是 和 与 或 把 被 吗 呢 我 如何 怎么 怎样 什么 为什么 可以 一个',
};

/** How a question begins, or what it has in it where that is not its beginning. */
const QUESTIONS: Readonly<Record<string, RegExp>> = {
  de: /^(wie|was|warum|wann|wo|welche[rsmn]?|wer|kann|soll|darf|ist|sind)\b/i,
  en: /^(how|what|why|when|where|which|who|can|should|do|does|is|are)\b/i,
  es: /^¿?\s*(c[oó]mo|qu[eé]|por qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]l|qui[eé]n|puedo)(?!\p{L})/iu,
  fr: /^(comment|pourquoi|quand|où|quel(le)?s?|qui|que|est-ce|peut-on)(?!\p{L})/iu,
  ja: /どう|何|なぜ|いつ|どこ|か[？?]?$/,
  zh: /如何|怎么|怎样|什么|为何|哪|吗/,
};

/** Languages that write words together. */
const COMPOUNDING = new Set(['da', 'de', 'fi', 'hu', 'nl', 'no', 'sv']);

/** What is a word, and so may have a stem: not an identifier, not C++. */
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
    minorWords: new Set(tokenize(minor)),
    question: QUESTIONS[code],
    hasCompounds: COMPOUNDING.has(code),
  };
}

const known = new Map<string, Language>();

/** The language of a locale, such as `de` or `pt-BR`. */
export function languageOf(locale: string): Language {
  const code = languageCode(locale);
  const language = known.get(code) ?? createLanguage(code);
  known.set(code, language);
  return language;
}

/** The stem of a term, or the term itself where the language has no stemmer. */
export const stem = (term: string, locale: string): string =>
  languageOf(locale).stem(term);

/** Whether a query reads like a question, which guides answer better than references. */
export const isQuestion = (query: string, locale: string): boolean =>
  languageOf(locale).question?.test(query.trim()) ?? false;
