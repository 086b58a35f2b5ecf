import {afterEach, describe, expect, it, vi} from 'vitest';

/** Links of the search for a query without results, with an address for feedback. */
async function linksWith(address: string) {
  vi.resetModules();
  vi.stubEnv('FEEDBACK_ADDRESS', address);
  const {search} = await import('../../../src/search');
  return search.emptyLinks;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('links for a query without results', () => {
  it('lead to the operators, and to a message with the query', async () => {
    expect(
      await linksWith('https://example.com/new?title={subject}&body={body}'),
    ).toEqual({
      'Browse all operators': '/docs/operators/',
      'Tell us what you looked for':
        'https://example.com/new?title=Search%20without%20results&body={query}',
    });
  });

  it('contain no message without an address', async () => {
    expect(Object.keys(await linksWith(''))).toEqual(['Browse all operators']);
  });
});
