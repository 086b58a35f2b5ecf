import {describe, expect, it, vi} from 'vitest';
import {answer} from '../../../../../plugins/offline/worker/answer';

const request = new Request('https://example.com/help/docs/a');
const never = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new TypeError('no network'));

/** What comes of an address, in a word. */
async function answered({
  path = 'docs/a',
  network = () => Promise.resolve(new Response('live')),
  saved = 'saved',
  pause = never,
}: {
  path?: string;
  network?: () => Promise<Response>;
  saved?: string | undefined;
  pause?: () => Promise<void>;
}) {
  const fetch = vi.fn(network);
  const response = await answer(request, path, {
    fetch,
    saved: () => Promise.resolve(saved ? new Response(saved) : undefined),
    pause,
  });
  return `${await response.text()}, ${fetch.mock.calls.length} requests`;
}

const soon = () => Promise.resolve();
const status = (code: number) => () =>
  Promise.resolve(new Response('live', {status: code}));

describe('answer', () => {
  it('is the live page, so that no copy hides a newer one', async () => {
    expect(await answered({})).toBe('live, 1 requests');
  });

  it('is that a page is gone, although the copy has it', async () => {
    expect(await answered({network: status(404)})).toBe('live, 1 requests');
  });

  it.each([
    ['there is no network', {network: failing}],
    ['the server is out of order', {network: status(503)}],
    ['the network takes long', {network: never, pause: soon}],
  ])('is the copy if %s', async (_, environment) => {
    expect(await answered(environment)).toBe('saved, 1 requests');
  });

  it('is the copy at once for files whose names change with their content', async () => {
    expect(await answered({path: 'assets/js/a.js'})).toBe('saved, 0 requests');
  });

  it('is what the network says where there is no copy', async () => {
    const saved = undefined;
    expect(await answered({path: 'assets/js/a.js', saved: ''})).toBe(
      'live, 1 requests',
    );
    expect(await answered({saved, network: status(503)})).toMatch('saved');
    await expect(answered({saved: '', network: failing})).rejects.toThrow(
      'no network',
    );
  });
});
