import type {Browser} from 'playwright-core';
import {measureFirstSearch, measureTyping} from './browser/measure';
import type {FirstSearch, Typing} from './browser/measure';
import {TITLE_QUERY} from './corpus/textQuery';
import type {FirstQuery} from './corpus/textQuery';
import {TYPED_QUERIES} from './browser/typeQueries';
import {buildDir} from './paths';
import {CONTROL, control} from './peers/control';
import type {Peer} from './peers/types';
import {startBenchServer} from '../shared/server/benchServer';

/** What was measured of one search in each turn. */
export type Turns = {
  readonly fast: FirstSearch[];
  readonly slow: FirstSearch[];
  /** First searches for a word of the text alone, on a fast line. */
  readonly text: FirstSearch[];
  readonly typing: Typing[];
};

async function measureOnce(
  browser: Browser,
  {variant, ui}: Pick<Peer, 'variant' | 'ui'>,
  text: FirstQuery,
  turns: Turns,
): Promise<void> {
  const server = await startBenchServer([buildDir(variant)], ui.inject);
  try {
    if (ui !== control) {
      const first = (query: FirstQuery, isSlowLine: boolean) =>
        measureFirstSearch(browser, server, ui, {query, isSlowLine});
      turns.fast.push(await first(TITLE_QUERY, false));
      turns.slow.push(await first(TITLE_QUERY, true));
      turns.text.push(await first(text, false));
    }
    turns.typing.push(await measureTyping(browser, server, ui, TYPED_QUERIES));
  } finally {
    server.close();
  }
}

/**
 * Measures all searches and the page without one in the browser, in turns, so
 * that what disturbs the machine for a while hits all of them.
 */
export async function measureTurns(
  browser: Browser,
  peers: readonly Peer[],
  text: FirstQuery,
  count: number,
  say: (text: string) => void,
): Promise<Readonly<Record<string, Turns>>> {
  const subjects = [{name: CONTROL, variant: 'none', ui: control}, ...peers];
  const all = Object.fromEntries(
    subjects.map(({name}): [string, Turns] => [
      name,
      {fast: [], slow: [], text: [], typing: []},
    ]),
  );
  for (let turn = 1; turn <= count; turn++) {
    for (const subject of subjects) {
      say(`browser, turn ${turn} of ${count}: ${subject.name}`);
      await measureOnce(browser, subject, text, all[subject.name]!);
    }
  }
  return all;
}
