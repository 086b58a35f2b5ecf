/** Counts after which a model's probability moves no slower. */
const LIMIT = 60;

/** Probabilities are 16 bits wide. */
const ONE = 65_536;

/**
 * Adaptive probabilities of a bit, one a context. Integers only, so that
 * encoder and decoder stay in step on every machine.
 */
export class BitModel {
  private readonly probability: Uint16Array;
  private readonly seen: Uint8Array;

  /** `contexts`: how many; a context is a number from 0 below it. */
  constructor(contexts: number) {
    this.probability = new Uint16Array(contexts).fill(ONE / 2);
    this.seen = new Uint8Array(contexts);
  }

  /** Chance of a 1 in units of 1/65536, never 0 and never certain. */
  chance(context: number): number {
    return Math.min(ONE - 32, Math.max(32, this.probability[context]!));
  }

  /** Learns the bit that came: the mean of the first bits, a moving mean later. */
  update(context: number, bit: number): void {
    const seen = this.seen[context]!;
    const old = this.probability[context]!;
    const step = Math.trunc(((bit ? ONE - 1 : 0) - old) / (seen + 1.6));
    this.probability[context] = old + step;
    if (seen < LIMIT) {
      this.seen[context] = seen + 1;
    }
  }
}
