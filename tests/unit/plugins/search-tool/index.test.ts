import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import pluginSearchTool, {
  validateOptions,
} from '../../../../plugins/search-tool/index';

class EntryPlugin {
  readonly given: readonly unknown[];

  constructor(...given: unknown[]) {
    this.given = given;
  }
}

/**
 * Creates the plugin. `entries` returns its bundle entries for browsers or for
 * the build.
 */
function plugin(ownScript: boolean) {
  const made = pluginSearchTool({} as LoadContext, {ownScript});
  return {
    modules: made.getClientModules!(),
    entries: (isServer: boolean) =>
      made.configureWebpack!(
        {},
        isServer,
        {
          currentBundler: {instance: {EntryPlugin}},
        } as never,
        undefined,
      ),
  };
}

describe('pluginSearchTool', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is a module of pages that start at once, and no entry', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {modules, entries} = plugin(false);
    expect(modules).toEqual([expect.stringMatching(/whereWanted$/)]);
    expect(entries(false)).toEqual({});
  });

  it('is an entry of pages that name their scripts themselves', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {modules, entries} = plugin(true);
    expect(modules).toEqual([]);
    expect(entries(true)).toEqual({});
    expect(entries(false)).toMatchObject({
      plugins: [
        {
          given: [
            expect.anything(),
            expect.stringMatching(/entry$/),
            {name: 'tools'},
          ],
        },
      ],
    });
  });

  it('is a module in the dev server', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(plugin(true).modules).toHaveLength(1);
  });

  it('checks its option', () => {
    const validate = (
      schema: {validate(value: unknown): {error?: Error; value: unknown}},
      options: unknown,
    ) => {
      const {error, value} = schema.validate(options ?? {});
      if (error) {
        throw error;
      }
      return value;
    };
    const check = (options: unknown) =>
      validateOptions({options, validate} as never);
    expect(check({})).toEqual({ownScript: false});
    expect(() => check({ownScript: 1})).toThrow(
      '"ownScript" must be a boolean',
    );
  });
});
