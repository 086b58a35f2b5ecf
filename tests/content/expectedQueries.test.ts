import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import expectedQueries from '../../src/expectedQueries.json';
import {ROOT} from '../support/sites';

const all = Object.values(expectedQueries).flat();

it('expects each query on one page, in lower case, with two to twelve words', () => {
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter((query, at) => all.indexOf(query) !== at)).toEqual([]);
  expect(
    all.filter((query) => {
      const words = query.trim().split(/\s+/).length;
      return query !== query.toLowerCase() || words < 2 || words > 12;
    }),
  ).toEqual([]);
});

it('expects no query that measures the search', async () => {
  const files = await Globby('tests/relevance/data/*.tsv', {cwd: ROOT});
  const measured = new Set(
    files.flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[0]!.toLowerCase()),
    ),
  );
  expect(measured.size).toBeGreaterThan(2000);
  expect(all.filter((query) => measured.has(query))).toEqual([]);
});
