import {words} from '../../shared/words';

/** The words of a title, and these joined. */
export type SplitTitle = {
  readonly words: readonly string[];
  readonly text: string;
  readonly letters: string;
};

/** Titles, split once: each query looks at many. */
const known = new Map<string, SplitTitle>();

/** A title as it is compared to queries. */
export function splitTitle(title: string): SplitTitle {
  let split = known.get(title);
  if (!split) {
    const own = words(title);
    split = {words: own, text: own.join(' '), letters: own.join('')};
    known.set(title, split);
  }
  return split;
}
