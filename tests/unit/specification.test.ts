import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../support/sites';
import {specificationProblems, testTitles} from '../support/specification';
import type {Chapter, Sentence} from '../support/specification';

const chapters = parse(
  readFileSync(path.join(ROOT, 'tests/specification.yml'), 'utf8'),
) as readonly Chapter[];

function read(file: string): string | undefined {
  const full = path.join(ROOT, 'tests', file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

describe('the list of what the site must do', () => {
  it('names for each sentence tests that there are, or why there are none', () => {
    expect(specificationProblems(chapters, read)).toEqual([]);
  });

  it('has sentences in each chapter', () => {
    expect(chapters.length).toBeGreaterThan(9);
    expect(chapters.filter(({sentences}) => sentences.length === 0)).toEqual(
      [],
    );
  });
});

describe('specificationProblems', () => {
  const source = "it('hides the bar', () => {});\n";
  const problems = (sentence: Partial<Sentence>, ...more: Sentence[]) =>
    specificationProblems(
      [
        {
          chapter: 'Bar',
          sentences: [...more, {says: 'It hides.', ...sentence}],
        },
      ],
      (file) => (file === 'e2e/bar.spec.ts' ? source : undefined),
    );

  it('takes a test that is there, and a reason', () => {
    expect(problems({tests: {'e2e/bar.spec.ts': 'hides the bar'}})).toEqual([]);
    expect(problems({because: 'There is no bar.'})).toEqual([]);
  });

  it.each<[string, Partial<Sentence>, string]>([
    ['nothing', {}, 'there is neither a test nor a reason'],
    ['an empty reason', {because: ' '}, 'there is neither a test nor a reason'],
    [
      'a file that has moved',
      {tests: {'e2e/gone.spec.ts': 'hides the bar'}},
      'there is no e2e/gone.spec.ts',
    ],
    [
      'a test that was renamed',
      {tests: {'e2e/bar.spec.ts': ['hides the bar', 'hides a bar']}},
      "e2e/bar.spec.ts has no test 'hides a bar'",
    ],
    [
      'a file without a test',
      {tests: {'e2e/bar.spec.ts': []}},
      'no test of e2e/bar.spec.ts is named',
    ],
  ])('rejects %s', (_, sentence, problem) => {
    expect(problems(sentence)).toEqual([`Bar: It hides.: ${problem}`]);
  });

  it('rejects an empty sentence, and one that stands twice', () => {
    const because = 'There is no bar.';
    expect(problems({says: ' ', because})).toHaveLength(1);
    expect(problems({because}, {says: 'It hides.', because})).toEqual([
      'Bar: It hides.: stands twice',
    ]);
  });
});

describe('testTitles', () => {
  it('reads titles, templates, and rows of tables, and nothing else', () => {
    const titles = testTitles(`
      const other = 'a text';
      const rows = [['a row', 'a value'], ['another row', 1]];
      describe('a group', () => {
        it.each(rows)('a title', () => expect('a text').toBe(other));
        test.describe('an inner group', () => undefined);
      });
      for (const key of keys) {
        test(\`\${key} opens it\`, async () => undefined);
      }
    `);
    expect([...titles]).toEqual([
      'a row',
      'another row',
      'a group',
      'a title',
      'an inner group',
      '${key} opens it',
    ]);
  });
});
