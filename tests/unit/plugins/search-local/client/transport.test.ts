import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {OpenTransport} from '../../../../../plugins/search-local/client/searchClient';

const WARM_UP = {kind: 'warmUp'} as const;

/** A fake worker that a test controls. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: {data: unknown}) => void) | null = null;
  onerror: ((event: {message: string}) => void) | null = null;
  readonly posted: unknown[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: unknown) {
    this.posted.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }
}

const handle = vi.fn(() => Promise.resolve());
vi.mock('../../../../../plugins/search-local/client/handler', () => ({
  createHandler: () => handle,
}));

describe('openWorker', () => {
  const onResponse = vi.fn();
  const onError = vi.fn();
  let openWorker: OpenTransport;
  let openInPage: OpenTransport;
  const worker = () => FakeWorker.made.at(-1)!;

  beforeEach(async () => {
    vi.clearAllMocks();
    FakeWorker.made = [];
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('window', {fetch: () => undefined});
    ({openWorker, openInPage} =
      await import('../../../../../plugins/search-local/client/transport'));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('passes requests to a worker, and what it says back', () => {
    const {post} = openWorker(onResponse, onError);
    post(WARM_UP);
    const status = {kind: 'status', status: {state: 'ready'}};
    worker().onmessage!({data: status});
    expect(worker().posted).toEqual([WARM_UP]);
    expect(onResponse.mock.calls).toEqual([[status]]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('tells of a worker that stops, and hears no more of it once closed', () => {
    const {post, close} = openWorker(onResponse, onError);
    post(WARM_UP);
    const {onerror} = worker();
    onerror!({message: 'No memory.'});
    expect(onError).toHaveBeenCalledWith(
      'The search worker stopped: No memory.',
    );
    close();
    expect([worker().onerror, worker().onmessage]).toEqual([null, null]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('works in the page where workers are forbidden', async () => {
    const forbid = vi.fn(() => {
      throw new Error('Forbidden.');
    });
    vi.stubGlobal('Worker', forbid);
    openWorker(onResponse, onError).post(WARM_UP);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
    expect(onError).not.toHaveBeenCalled();
  });

  it('tells once of a page that cannot either', async () => {
    handle.mockRejectedValue(new Error('Gone, too.'));
    const transport = openInPage(onResponse, (reason) => {
      onError(reason);
      transport.close();
    });
    transport.post(WARM_UP);
    transport.post(WARM_UP);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledWith('Gone, too.');
  });

  it('says nothing after it was closed', () => {
    const {post, close} = openWorker(onResponse, onError);
    post(WARM_UP);
    close();
    expect(onError).not.toHaveBeenCalled();
    expect(worker().isTerminated).toBe(true);
  });
});
