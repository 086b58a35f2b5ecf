import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {findPages} from '../../plugins/search-local/client/answer/findPages';
import {errorAnchor} from '../../plugins/operator-pages/record/errors';
import type {ErrorGroup} from '../../plugins/operator-pages/record/errors';
import {ROOT} from '../support/sites';
import {loadSite} from './support/site';

const FOLDER = path.join(ROOT, 'docs/operators/errors');

/**
 * Parts of a real error message between its keywords: names, numbers, and
 * classes.
 */
const FILLINGS = [
  "'Customer Age'",
  '(x1)',
  '42',
  'java.io.IOException',
  '0.75',
];

const index = loadSite();

/** URL of the first result for a query. */
function firstFor(query: string): string {
  const [first] = findPages(index, query).pages;
  if (!first) {
    return '';
  }
  const {route, sections} = index.pages[first.page]!;
  const at = (first.place ?? 0) - index.firstSections[first.page]!;
  return `${route}#${sections[at]?.anchor ?? ''}`;
}

/** Keywords of an error in their order, with fillings between some of them. */
const filled = (keywords: string) =>
  keywords
    .split(' ')
    .flatMap((word, at) =>
      at % 3 === 1 ? [word, FILLINGS[at % FILLINGS.length]!] : [word],
    )
    .join(' ');

const groups = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yml') && file !== '_aliases.yml')
  .map(
    (file) =>
      parse(readFileSync(path.join(FOLDER, file), 'utf8')) as ErrorGroup,
  );

it('a message with names and numbers filled in finds its entry first', () => {
  const wrong = groups.flatMap(({page, errors}) =>
    Object.entries(errors).flatMap(([id, {keywords}]) => {
      const query = filled(keywords);
      const wanted = `/help/docs/${page}#${errorAnchor(id)}`;
      const found = firstFor(query);
      return found === wanted ? [] : [`${id}: "${query}" finds ${found}`];
    }),
  );
  const all = groups.flatMap(({errors}) => Object.keys(errors));
  expect(all.length).toBeGreaterThan(200);
  expect(wrong.length / all.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});
