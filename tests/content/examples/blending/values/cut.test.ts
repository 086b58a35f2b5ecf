import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/cut';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [settings = [], articles = []] = exampleTables(import.meta);

const cut = (texts: readonly unknown[], first: number, last?: number) =>
  shownCells(
    run(
      {
        'example set input': asTable(
          texts.map((article) => ({article: String(article)})),
        ),
      },
      {
        first_character_index: first,
        ...(last === undefined ? {} : {last_character_index: last}),
      },
    )['example set output'],
    'article',
  );

it.each(settings.map((row) => [row] as const))('cuts as shown: %o', (row) => {
  expect(
    cut(
      articles.map(({article}) => article),
      Number(row['first character index']),
      Number(row['last character index']),
    ),
  ).toEqual(articles.map((cells) => String(cells[String(row.setting)])));
});

it('stops for a text that ends two characters before the part', () => {
  expect(() => cut(['Z'], 3)).toThrow('would begin at 3 and end at 1');
  expect(cut(['ab'], 3, 2)).toEqual(['?']);
  expect(() => cut(['abcd'], 4, 2)).toThrow('would begin at 4 and end at 2');
});
