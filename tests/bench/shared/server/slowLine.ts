import type {ServerResponse} from 'node:http';
import {shareOut} from './shareOut';

/** A line between server and browser. */
export type LineSpeed = {
  /** Milliseconds from a request to the first byte of its answer. */
  readonly latencyMs: number;
  readonly bytesPerMs: number;
};

/**
 * 'Slow 4G' as Lighthouse and the developer tools of Chromium set it: 150 ms
 * of round trip and 1.6 Mbit/s, with the factors 3.75 and 0.9 for throttling
 * by request (lighthouse, core/config/constants.js, `mobileSlow4G`).
 */
export const SLOW_4G: LineSpeed = {
  latencyMs: 150 * 3.75,
  bytesPerMs: (1.6 * 1024 * 0.9) / 8,
};

const TICK_MS = 10;

type Transfer = {
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly readyAt: number;
  readonly onEnd: () => void;
  sent: number;
};

/** A slow line that all responses share, whatever part of the browser asked for them. */
export class SlowLine {
  private readonly transfers = new Set<Transfer>();
  private readonly timer: NodeJS.Timeout;
  private lastTick = performance.now();
  private unspent = 0;

  constructor(private readonly speed: LineSpeed) {
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** Sends a body; `onEnd` is called with its last byte. */
  send(response: ServerResponse, body: Buffer, onEnd: () => void): void {
    const readyAt = performance.now() + this.speed.latencyMs;
    this.transfers.add({response, body, readyAt, onEnd, sent: 0});
  }

  /** Stops; what is not sent yet never will be. */
  close(): void {
    clearInterval(this.timer);
    this.transfers.forEach(({response}) => response.destroy());
  }

  private tick(): void {
    const now = performance.now();
    const elapsed = now - this.lastTick;
    this.lastTick = now;
    const active = [...this.transfers].filter(({readyAt}) => readyAt <= now);
    if (active.length === 0) {
      this.unspent = 0;
      return;
    }
    const budget = this.unspent + elapsed * this.speed.bytesPerMs;
    const shares = shareOut(
      active.map(({body, sent}) => body.length - sent),
      Math.floor(budget),
    );
    this.unspent = budget - shares.reduce((sum, share) => sum + share, 0);
    active.forEach((transfer, at) => this.advance(transfer, shares[at]!));
  }

  private advance(transfer: Transfer, bytes: number): void {
    const {response, body, sent} = transfer;
    response.write(body.subarray(sent, sent + bytes));
    transfer.sent += bytes;
    if (transfer.sent >= body.length) {
      this.transfers.delete(transfer);
      response.end();
      transfer.onEnd();
    }
  }
}
