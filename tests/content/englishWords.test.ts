import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkEnglishWords, readWordRules} from './checks/englishWords';
import {isAnyToCheck, isToCheck} from './support/changes';
import {expectNoProblems} from './support/problems';

const DATA = 'tests/content/data';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = readWordRules(read(`${DATA}/english-words.tsv`));

const areRulesToCheck = isAnyToCheck(/\/english-words\.tsv$/);

/** Files in the words of readers. */
const ALIASES = /_aliases\.yml$/;

const files = ['docs', 'blog']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {
      recursive: true,
      encoding: 'utf8',
    }).map((file) => path.posix.join(folder, ...file.split(path.sep))),
  )
  .filter((file) => /\.(mdx?|yml)$/.test(file) && !ALIASES.test(file));

describe('pages and shared texts', () => {
  it('have no words that a native writer would not use', () => {
    const problems = files
      .filter((file) => areRulesToCheck || isToCheck(file))
      .flatMap((file) => checkEnglishWords(file, read(file), rules));
    expectNoProblems(problems);
  });
});

describe('checkEnglishWords', () => {
  it('names line, words, and advice, in front matter and text, but not in code or keywords', () => {
    const file = 'tests/content/fixtures/englishWords.mdx';
    expect(checkEnglishWords(file, read(file), rules)).toEqual([
      `${file}:3: "in place of": instead of; or the verb replace`,
      `${file}:6: "about: 'What each": a noun phrase: The result of each run.`,
      `${file}:9: "goes on": continue, keep running; use next`,
      `${file}:9: "needs no": does not need, does not require`,
      `${file}:10: "0 %": no space: 40%`,
    ]);
  });
});
