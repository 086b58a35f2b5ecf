import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import {readAliasFiles} from '../../plugins/search-local/server/aliasFiles';
import {ROOT} from '../support/sites';

const entries = await readAliasFiles(ROOT, DEFAULT_OPTIONS.aliasFiles);
const phrases = entries.map(({phrase}) => phrase);

it('there are aliases in lower case, with at most twelve words', () => {
  expect(entries.length).toBeGreaterThan(12_000);
  const wrong = entries.filter(
    ({phrase}) =>
      phrase !== phrase.toLowerCase() || phrase.trim().split(/\s+/).length > 12,
  );
  expect(wrong.map(({at, phrase}) => `${at}: ${phrase}`)).toEqual([]);
});

/** A term, such as `anti join`; two pages can explain the same one. */
const MAX_TERM = 4;

it('a page has a phrase once, and a question leads to one page', () => {
  const seen = new Map<string, string>();
  const twice = entries.filter(({page, phrase, at}) => {
    const isTerm = phrase.split(/\s+/).length <= MAX_TERM;
    const key = isTerm ? `${page} ${phrase}` : phrase;
    const isKnown = seen.has(key);
    seen.set(key, at);
    return isKnown;
  });
  expect(twice.map(({at, phrase}) => `${at}: ${phrase}`)).toEqual([]);
});

/** Number of measured queries that are aliases: terms such as `anti join`. It only falls. */
const MOST_TERMS = 126;

describe('queries that measure the search', async () => {
  const files = await Globby('tests/relevance/data/*.tsv', {cwd: ROOT});
  const measured = (names: readonly string[]) =>
    new Set(
      names.flatMap((file) =>
        readFileSync(path.join(ROOT, file), 'utf8')
          .split('\n')
          .map((line) => line.split('\t')[0]!.toLowerCase()),
      ),
    );

  it('are no aliases, except for terms that were synonyms before they were written', () => {
    const all = measured(files);
    expect(all.size).toBeGreaterThan(2000);
    const shared = new Set(phrases.filter((phrase) => all.has(phrase)));
    expect(shared.size).toBeLessThanOrEqual(MOST_TERMS);
  });

  it('of real users are no aliases, except for two terms', () => {
    const real = measured(
      files.filter((file) => /real|heldOut1[3-7]/.test(file)),
    );
    expect(real.size).toBeGreaterThan(500);
    const shared = new Set(phrases.filter((phrase) => real.has(phrase)));
    expect([...shared].sort()).toEqual(['long to wide', 'textjoin']);
  });
});
