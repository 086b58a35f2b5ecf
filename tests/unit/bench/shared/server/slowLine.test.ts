import type {ServerResponse} from 'node:http';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SlowLine} from '../../../../bench/shared/server/slowLine';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake response that counts its received bytes. */
function fakeResponse() {
  const response = {
    bytes: 0,
    isEnded: false,
    write: (part: Buffer) => (response.bytes += part.length),
    end: () => (response.isEnded = true),
    destroy: () => undefined,
  };
  return response;
}

type Fake = ReturnType<typeof fakeResponse>;

/**
 * Sends several bodies at once over a line with 100 bytes per ms and 150 ms of
 * delay.
 */
function send(...sizes: readonly number[]): Fake[] {
  const line = new SlowLine({latencyMs: 150, bytesPerMs: 100});
  return sizes.map((size) => {
    const response = fakeResponse();
    line.send(
      response as unknown as ServerResponse,
      Buffer.alloc(size),
      () => undefined,
    );
    return response;
  });
}

describe('SlowLine', () => {
  it('waits before the first byte, and then sends at its speed', () => {
    const [response] = send(20_000);
    vi.advanceTimersByTime(140);
    expect(response!.bytes).toBe(0);
    vi.advanceTimersByTime(110);
    expect(response!.bytes).toBeGreaterThan(9_000);
    expect(response!.bytes).toBeLessThan(12_000);
    vi.advanceTimersByTime(110);
    expect(response).toMatchObject({bytes: 20_000, isEnded: true});
  });

  it('shares its speed evenly', () => {
    const [one, other] = send(20_000, 20_000);
    vi.advanceTimersByTime(250);
    expect(one!.bytes).toBe(other!.bytes);
    expect(one!.bytes + other!.bytes).toBeLessThan(12_000);
  });

  it('gives a response that is alone the whole speed', () => {
    const [one, other] = send(1_000, 20_000);
    vi.advanceTimersByTime(370);
    expect(one).toMatchObject({bytes: 1_000, isEnded: true});
    expect(other).toMatchObject({bytes: 20_000, isEnded: true});
  });
});
