import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const PLUGIN = path.join(__dirname, '../../../../plugins/search-local');
const LOCALES = path.join(PLUGIN, 'locales');

/** Matches a text of the theme: its id and its English message. */
const TEXT =
  /id: '(?<id>theme\.[\w.]+)',\s*message:\s*(?<message>(?:'(?:[^'\\]|\\.)*'[\s+]*)+)[,}]/g;

const texts = new Map(
  readdirSync(path.join(PLUGIN, 'theme'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(PLUGIN, 'theme', file), 'utf8').matchAll(TEXT),
    ])
    .map(({groups}) => [groups!.id!, groups!.message!]),
);

const values = (message: string) => (message.match(/\{\w+\}/g) ?? []).sort();

describe.each(readdirSync(LOCALES))('the texts in %s', (locale) => {
  const file = path.join(LOCALES, locale, 'search-local.json');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    string
  >;

  it('are there for all of the theme', () => {
    expect(texts.size).toBeGreaterThan(30);
    expect(Object.keys(messages)).toEqual(
      expect.arrayContaining([...texts.keys()]),
    );
  });

  it('name the same values', () => {
    for (const [id, message] of texts) {
      expect(values(messages[id] ?? ''), id).toEqual(values(message));
    }
  });
});
