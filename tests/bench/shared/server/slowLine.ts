import type {ServerResponse} from 'node:http';

/** Speed of a line between server and browser. */
export type LineSpeed = {
  /** Milliseconds from a request to the first byte of the response. */
  readonly latencyMs: number;
  readonly bytesPerMs: number;
};

/**
 * Slow 4G of Lighthouse and Chromium's developer tools: 150 ms round trip and
 * 1.6 Mbit/s, with the factors 3.75 and 0.9 for throttling by request
 * (lighthouse, core/config/constants.js, `mobileSlow4G`).
 */
export const SLOW_4G: LineSpeed = {
  latencyMs: 150 * 3.75,
  bytesPerMs: (1.6 * 1024 * 0.9) / 8,
};

const TICK_MS = 10;

type Transfer = {
  readonly response: ServerResponse;
  readonly readyAt: number;
  readonly onEnd: () => void;
  rest: Buffer;
};

/**
 * A slow line that all responses share evenly, including responses to workers.
 */
export class SlowLine {
  private readonly transfers = new Set<Transfer>();
  private readonly timer = setInterval(() => this.tick(), TICK_MS);
  private lastTick = performance.now();

  constructor(private readonly speed: LineSpeed) {}

  /** Sends a body and calls `onEnd` after its last byte. */
  send(response: ServerResponse, body: Buffer, onEnd: () => void): void {
    const readyAt = performance.now() + this.speed.latencyMs;
    this.transfers.add({response, readyAt, onEnd, rest: body});
  }

  /** Stops the line and aborts the responses. */
  close(): void {
    clearInterval(this.timer);
    this.transfers.forEach(({response}) => response.destroy());
  }

  private tick(): void {
    const now = performance.now();
    const budget = (now - this.lastTick) * this.speed.bytesPerMs;
    this.lastTick = now;
    const active = [...this.transfers].filter(({readyAt}) => readyAt <= now);
    for (const transfer of active) {
      const bytes = Math.ceil(budget / active.length);
      transfer.response.write(transfer.rest.subarray(0, bytes));
      transfer.rest = transfer.rest.subarray(bytes);
      if (transfer.rest.length === 0) {
        this.transfers.delete(transfer);
        transfer.response.end();
        transfer.onEnd();
      }
    }
  }
}
