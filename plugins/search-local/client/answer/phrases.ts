import {unitsOf, words} from '../../shared/words';
import type {SearchIndex} from '../index/searchIndex';
import {CONTENT, TITLE} from '../../shared/fields';
import type {TextFile} from '../../shared/types';
import type {Clause} from '../query/types';

/** Words with a blank on both sides, so that only whole words match. */
const spaced = (text: string) => ` ${words(text).join(' ')} `;

/**
 * Whether a page has the words of a phrase together and in order; undefined
 * where only its text file, not yet loaded, can tell. The last word may be begun.
 */
export function hasPhrase(
  {pages}: Pick<SearchIndex, 'pages'>,
  page: number,
  {words: phrase, field, isLast}: Clause,
  file: TextFile | undefined,
): boolean | undefined {
  const {title, sections} = pages[page]!;
  const wanted = ` ${phrase.flatMap(unitsOf).join(' ')}${isLast ? '' : ' '}`;
  const isIn = (list: readonly string[]) =>
    list.some((text) => spaced(text).includes(wanted));
  const isHead = () => isIn([title, ...sections.map((each) => each.title)]);
  if (field === TITLE) {
    return isHead();
  }
  if (field === undefined) {
    return (
      isHead() ||
      (file && isIn([...file.tags, ...file.texts, ...(file.code ?? [])]))
    );
  }
  return file && isIn(field === CONTENT ? file.texts : file.tags);
}
