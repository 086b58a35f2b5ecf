import type {SearchPage} from './searchPage';
import {tokenize} from './tokenizer';

/** The terms that the documents of an index have apart from their texts, sorted. */
export function knownWords(pages: readonly SearchPage[]): string[] {
  const texts = pages.flatMap(({title, tags, categories, sections}) => [
    title,
    ...tags,
    ...categories,
    ...sections.map((section) => section.title),
  ]);
  return [...new Set([...new Set(texts)].flatMap(tokenize))].sort();
}
