import {RUNS} from '../shared/words';

/**
 * Makes what sets blanks between the words of scripts that have none, by the
 * dictionaries of Node. Other text stays as it is.
 */
export function wordSegmenter(locale: string): (text: string) => string {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  return (text) =>
    text.replace(RUNS, (run) =>
      [...segmenter.segment(run)].map(({segment}) => segment).join(' '),
    );
}
