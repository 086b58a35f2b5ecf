import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import type {Run} from './shared/marks';

loadLanguages.silent = true;

function runsOf(stream: Prism.TokenStream, types: readonly string[]): Run[] {
  if (typeof stream === 'string') {
    return [{types, length: stream.length}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((one) => runsOf(one, types));
  }
  const own = [stream.type, ...[stream.alias ?? []].flat()];
  return runsOf(stream.content, [...new Set([...types, ...own])]);
}

/** What each stretch of code means in its language; none for a language that is not known. */
export function tokenize(code: string, language: string): Run[] {
  if (!Object.hasOwn(Prism.languages, language)) {
    loadLanguages([language]);
  }
  const grammar = Prism.languages[language];
  return grammar && typeof grammar === 'object'
    ? runsOf(Prism.tokenize(code, grammar), [])
    : [];
}
