import {unitsOf, words} from '../../shared/tokenizer';
import type {SearchIndex} from '../index/searchIndex';
import {CONTENT, TITLE} from '../../shared/fields';
import type {PageTexts} from '../load/textStore';
import type {Clause} from '../query/types';

/** Words with a blank on both sides, so that only whole words match. */
const spaced = (text: string) => ` ${words(text).join(' ')} `;

/**
 * Whether a page has the words of a phrase together and in order; undefined
 * where only its texts, not yet loaded, can tell. The last word may be begun.
 */
export function hasPhrase(
  {pages}: Pick<SearchIndex, 'pages'>,
  page: number,
  {words: phrase, field, isLast}: Clause,
  texts: PageTexts | undefined,
): boolean | undefined {
  const {title, tags, sections} = pages[page]!;
  const wanted = ` ${phrase.flatMap(unitsOf).join(' ')}${isLast ? '' : ' '}`;
  const isIn = (list: readonly string[]) =>
    list.some((text) => spaced(text).includes(wanted));
  const heads =
    field === TITLE || field === undefined
      ? [title, ...sections.map((section) => section.title)]
      : [];
  if (isIn([...heads, ...(field === undefined ? tags : [])])) {
    return true;
  }
  if (field !== undefined && field !== CONTENT) {
    return field !== TITLE && isIn(tags);
  }
  return texts && isIn(texts);
}
