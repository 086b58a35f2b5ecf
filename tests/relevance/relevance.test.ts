import {gzipSync} from 'node:zlib';
import {setImmediate} from 'node:timers/promises';
import {afterEach, describe, expect, it} from 'vitest';
import floors from './data/floors.json';
import {sample, sampleByName} from '../support/sample';
import {lunrIndexJson} from './support/lunrIndex';
import * as measures from './support/measures';
import type {Measure} from './support/measures';
import {pairs} from './support/pairs';
import {
  meanReciprocalRank,
  readQueries,
  runQueries,
  shareInFirst,
} from './support/queries';
import {loadSite, siteFiles, sitePages} from './support/site';

const SEED = 20_240_601;

const pages = await sitePages();
const index = loadSite();

/** Pages whose titles are names. The title of a recipe is a task, in the words of the operators that it uses, which come first for two words. */
const named = pages.filter(({page}) => page.kind !== 'recipe');

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Fails with a list of the failed queries if the share is below the floor. */
function expectFloor({share, failures}: Measure, floor: number): void {
  expect(
    share,
    `${share} is below ${floor}; failed: ${failures.slice(0, 40).join(' | ')}`,
  ).toBeGreaterThanOrEqual(floor);
}

// Lets the test process report to the runner between synchronous tests.
afterEach(() => setImmediate());

describe('generated queries', () => {
  it('find each page first by its title', () => {
    expectFloor(measures.titles(index), floors.titles);
  });

  it('find each page by all beginnings of the words of its title', () => {
    expectFloor(measures.prefixes(index), floors.prefixes);
  });

  it('find each page by its title with a slip', () => {
    expectFloor(measures.typos(index, SEED), floors.typos);
  });

  it.each(process.env.ALL_PAGES ? [SEED, 1, 2, 3, 4] : [SEED])(
    'find each page by a word of its title and one of its text (seed %i)',
    (seed) => {
      const {clear, drawn, ceiling} = pairs(index, named, seed);
      console.info(
        `Pairs of seed ${seed}: ${percent(clear.share)} of the clear ones; ${percent(drawn.share)} of all, where ${percent(ceiling)} can be reached`,
      );
      expectFloor(clear, floors.pairs);
      expect(drawn.share / ceiling).toBeGreaterThanOrEqual(
        floors.pairsOfReachable,
      );
    },
  );

  it('find each page by its title as an identifier', () => {
    expectFloor(measures.identifiers(index), floors.identifiers);
  });

  it('find a parameter by the title of its operator and its name', async () => {
    const asked = sample(pages, 12, ({page}) => page.route);
    expectFloor(await measures.parameters(index, asked), floors.parameters);
  });

  it('find nothing for words of no language', () => {
    expectFloor(measures.junk(index, SEED), floors.junk);
  });
});

describe.each([
  ['real.tsv', floors.real],
  ['queries.tsv', floors.queries],
  ['queries2.tsv', floors.queries2],
  ['queries3.tsv', floors.queries3],
  ['queries4.tsv', floors.queries4],
  ['heldOut.tsv', floors.heldOut],
  ['heldOut2.tsv', floors.heldOut2],
  ['heldOut3.tsv', floors.heldOut3],
  ['heldOut4.tsv', floors.heldOut4],
  ['heldOut5.tsv', floors.heldOut5],
  ['heldOut6.tsv', floors.heldOut6],
  ['heldOut7.tsv', floors.heldOut7],
  ['heldOut8.tsv', floors.heldOut8],
  ['heldOut9.tsv', floors.heldOut9],
  ['heldOut10.tsv', floors.heldOut10],
  ['heldOut11.tsv', floors.heldOut11],
  ['heldOut12.tsv', floors.heldOut12],
  ['heldOut13.tsv', floors.heldOut13],
  ['heldOut14.tsv', floors.heldOut14],
  ['heldOut15.tsv', floors.heldOut15],
  ['heldOut16.tsv', floors.heldOut16],
  ['heldOut17.tsv', floors.heldOut17],
  ['heldOut18.tsv', floors.heldOut18],
  ['heldOut19.tsv', floors.heldOut19],
  ['otherTools.tsv', floors.otherTools],
  ['errors.tsv', floors.errors],
  ['errors2.tsv', floors.errors2],
  ['errors3.tsv', floors.errors3],
  ['errors4.tsv', floors.errors4],
  ['tasks.tsv', floors.tasks],
])("queries in readers' words of %s", (file, floor) => {
  const outcomes = runQueries(index, readQueries(file));
  const answered = outcomes.filter(({accepted}) => accepted.length > 0);
  const failed = (places: number) =>
    answered
      .filter(({place}) => place === 0 || place > places)
      .map(({text, found}) => `${text}: ${found.slice(0, 3).join(', ')}`);

  it('find an accepted page among the first five', () => {
    const share = shareInFirst(answered, 5);
    expectFloor({share, failures: failed(5)}, floor.inFirstFive);
  });

  it('find an accepted page near the top', () => {
    const share = meanReciprocalRank(answered);
    expectFloor({share, failures: failed(1)}, floor.reciprocalRank);
  });

  it('find nothing for junk', () => {
    const junk = outcomes.filter(({accepted}) => accepted.length === 0);
    expect(junk.filter(({found}) => found.length > 0)).toEqual([]);
  });
});

/**
 * Sample of a fifth of the pages from the whole site, because the index must
 * also work for small sites.
 */
const fifth = sampleByName(pages, 5, ({page}) => page.route);

describe.each([
  ['of all pages', pages, floors.size],
  ['of a fifth of the pages', fifth, floors.sizeOfFifth],
])('the size of the index %s', (_, part, floor) => {
  const {json} = siteFiles(part).index;
  const peer = lunrIndexJson(part);
  const gzipped = (text: string) => gzipSync(text, {level: 9}).length;

  it('is a small part of that of lunr as JSON', () => {
    expect(json.length / peer.length).toBeLessThanOrEqual(floor.raw);
  });

  it('is a small part of that of lunr as JSON, compressed', () => {
    expect(gzipped(json) / gzipped(peer)).toBeLessThanOrEqual(floor.gzip);
  });
});
