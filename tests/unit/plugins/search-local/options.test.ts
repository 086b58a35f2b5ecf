import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {
  DEFAULT_OPTIONS,
  validateOptions,
} from '../../../../plugins/search-local/options';
import type {Options} from '../../../../plugins/search-local/options';

const validated = (options?: unknown) =>
  validateOptions({
    options: options as Options,
    validate: normalizePluginOptions as never,
  });

describe('validateOptions', () => {
  it('fills in the defaults of the specification', () => {
    expect(validated({})).toMatchObject({
      maxResults: 8,
      boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
      k1: 1.2,
      b: 0.75,
    });
    expect(validated({})).toMatchObject(DEFAULT_OPTIONS);
  });

  it('keeps the other boosts when one is set', () => {
    expect(validated({boosts: {title: 9}}).boosts).toEqual({
      ...DEFAULT_OPTIONS.boosts,
      title: 9,
    });
  });

  it('calls synonyms and aliases that are functions', () => {
    const aliases = {'docs/join': ['vlookup from a second sheet']};
    expect(
      validated({aliases: () => aliases, synonyms: () => ({k8s: ['pods']})}),
    ).toMatchObject({aliases, synonyms: {k8s: ['pods']}});
    expect(() => validated({aliases: () => ({'docs/join': []})})).toThrow(
      '"aliases.docs/join" must contain at least 1 items',
    );
  });

  it.each([
    [{maxResult: 5}, '"maxResult" is not allowed'],
    [{maxResults: 'many'}, '"maxResults" must be a number'],
    [{maxResults: 0}, '"maxResults" must be greater than or equal to 1'],
    [{b: 2}, '"b" must be less than or equal to 1'],
    [{boosts: {titel: 1}}, '"boosts.titel" is not allowed'],
    [
      {boosts: {title: -1}},
      '"boosts.title" must be greater than or equal to 0',
    ],
    [{excludeRoutes: 'blog'}, '"excludeRoutes" must be an array'],
    [{searchPagePath: '/search'}, '"searchPagePath" with value "/search"'],
  ])('rejects %j and names the option', (options, message) => {
    expect(() => validated(options)).toThrow(message);
  });
});
