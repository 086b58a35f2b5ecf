import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {asFragments} from '../../.tools/operators/asFragments.mjs';
import {readFacts} from '../../.tools/operators/readFacts.mjs';
import {ROOT} from '../support/sites';
import {readAllFacts} from './support/facts';
import {VOCABULARY} from './support/operators';

const {fragments, portTypes} = VOCABULARY;
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
        .map((parameter) => `${name} "${parameter.name}"`),
    );
    expect(wrong).toEqual([]);
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

  it('stand for more than half of all parameters, each fragment for some', () => {
    const items = readAllFacts().flatMap((fact) =>
      asFragments(readFacts(fact, portTypes).parameters, fragments),
    );
    const uses = items.filter((item) => 'use' in item);
    const named = items.length - uses.length;
    const total = readAllFacts().flatMap(
      (fact) => readFacts(fact, portTypes).parameters,
    ).length;
    expect((total - named) / total).toBeGreaterThan(0.55);
    const used = new Set(uses.map(({use}) => use));
    expect(all.map(([name]) => name).filter((name) => !used.has(name))).toEqual(
      [],
    );
  });
});
