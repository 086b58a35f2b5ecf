import {describe, expect, it} from 'vitest';
import {keepPlaces} from '../../../../../../plugins/search-local/theme/SearchBar/betterRows';
import {answerRows} from '../../../../../../plugins/search-local/theme/SearchBar/rows';
import {makeAnswer, makeResult, makeSection} from './answers';

const options = (titles: string[], more: object = {}) =>
  answerRows(
    makeAnswer({results: titles.map((title) => makeResult(title)), ...more}),
    '/search',
  );
const keys = (rows: ReturnType<typeof keepPlaces>) => rows.map(({key}) => key);

describe('keepPlaces', () => {
  it('leaves every row that is shown in its place', () => {
    const rows = keepPlaces(options(['A', 'B', 'C']), options(['C', 'D', 'A']));
    expect(keys(rows)).toEqual(['/docs/a', '/docs/b', '/docs/c', '/docs/d']);
  });

  it('puts the better texts into them', () => {
    const excerpt = [{text: 'Of A.', isMatch: false}];
    const next = answerRows(
      makeAnswer({results: [makeResult('B'), makeResult('A', {excerpt})]}),
    );
    expect(keepPlaces(options(['A']), next)[0]).toMatchObject({
      result: {excerpt},
    });
  });

  it('brings new sections with new pages only, beneath them', () => {
    const withSection = (title: string) =>
      makeResult(title, {
        sections: [makeSection(`/docs/${title.toLowerCase()}#s`)],
      });
    const next = answerRows(
      makeAnswer({results: [withSection('A'), withSection('B')]}),
    );
    expect(keys(keepPlaces(options(['A']), next))).toEqual([
      '/docs/a',
      '/docs/b',
      'section /docs/b#s',
    ]);
  });

  it('adds nothing below the row that leads to all results', () => {
    const shown = options(['A'], {total: 5});
    const rows = keepPlaces(shown, options(['B', 'A'], {total: 9}));
    expect(keys(rows)).toEqual(['/docs/a', 'all']);
    expect(rows.at(-1)).toMatchObject({total: 9});
  });
});
