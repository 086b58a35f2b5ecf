import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {VOCABULARY} from './support/operators';
import {readPages} from './support/page';
import {expectNoProblems} from './support/problems';

const {fragments} = VOCABULARY;
const all = Object.entries(fragments);
const families = all.filter(([, {label}]) => label !== undefined);

describe('shared parameters', () => {
  it('have a text in whole sentences, and meanings that follow a colon', () => {
    const wrong = all.flatMap(([name, {parameters}]) =>
      parameters
        .filter(
          ({about, options}) =>
            !/^[\p{Lu}`].*\.$/u.test(about ?? '') ||
            Object.values(options ?? {}).some(
              (meaning) => meaning !== '' && !/^[^\p{Lu}].*\.$/u.test(meaning),
            ),
        )
        .map(
          (parameter) =>
            `docs/operators/_fragments.yml: ${name}, "${parameter.name}": write \`about\` in whole sentences, and meanings of options in lower case with a period`,
        ),
    );
    expectNoProblems(wrong);
  });

  it('are a family where there are at least four, with a page that exists', () => {
    expect(families.length).toBeGreaterThan(8);
    expect(
      families
        .filter(
          ([, {page, parameters}]) =>
            parameters.length < 4 ||
            (page && !existsSync(path.join(ROOT, 'docs', `${page}.mdx`))),
        )
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('keep the family of the fragment that they come from', () => {
    const [first] = fragments.attribute_filter_numeric?.parameters ?? [];
    expect(first?.family).toBe('attribute_filter');
  });

  it('are used by pages, directly or in another fragment', () => {
    const texts = [
      readFileSync(path.join(ROOT, 'docs/operators/_fragments.yml'), 'utf8'),
      ...readPages(ROOT, ['docs']).map(({text}) => text),
    ];
    const used = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/\buse: (\w+)/g)].map(([, name]) => name),
      ),
    );
    expectNoProblems(
      all
        .filter(([name]) => !used.has(name))
        .map(
          ([name]) =>
            `docs/operators/_fragments.yml: no page uses ${name}: remove it`,
        ),
    );
  });
});
