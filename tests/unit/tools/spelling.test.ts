import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../support/sites';

/** Words that the spelling check does not know, in text order. */
function unknownWords(markdown: string): string[] {
  const {stdout} = spawnSync(
    path.join(ROOT, 'node_modules/.bin/cspell'),
    ['--no-progress', '--no-summary', '--words-only', 'stdin://docs/page.mdx'],
    {cwd: ROOT, input: markdown, encoding: 'utf8'},
  );
  return stdout.split('\n').filter(Boolean);
}

describe('the spelling check', {timeout: 60_000}, () => {
  it('rejects a misspelled word and British spelling, not code', () => {
    expect(
      unknownWords(
        'A workflwo with a colour in `qwertzy`.\n\n```text\nqwertzu\n```\n',
      ),
    ).toEqual(['workflwo', 'colour']);
  });

  it('reads the texts of figures', () => {
    expect(
      unknownWords(
        '```diagram\ntitle: A workflwo\n```\n\n```text\nqwertzu\n```\n',
      ),
    ).toEqual(['workflwo']);
  });

  it('keeps its own words sorted, each once', () => {
    const words = readFileSync(path.join(ROOT, '.cspell/words.txt'), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    const sorted = [...new Set(words)].sort((a, b) =>
      a.localeCompare(b, 'en', {sensitivity: 'base'}),
    );
    expect(words).toEqual(sorted);
  });
});
