import {CHANCE_BITS} from './logistic';

/**
 * One side of a binary arithmetic coder (Witten, Neal, Cleary 1987, in the
 * carry-free form of Mahoney's PAQ). The encoder writes `bit` and gives it
 * back, the decoder ignores it and gives the bit that was written: so the same
 * walk over the data serves both.
 */
export type BitCoder = {
  /** `chance` of a 1, of 4096; `bit`: 0 or 1. */
  readonly code: (chance: number, bit: number) => number;
};

/** Writes nothing: a model learns from what both sides know already. */
export const NO_CODER: BitCoder = {code: (_, bit) => bit};

/** The point that parts a range by the chance of a 1; all are 32 bits, unsigned. */
function split(low: number, high: number, chance: number): number {
  const sure = Math.min((1 << CHANCE_BITS) - 1, Math.max(1, chance));
  return low + Math.floor((high - low) * (sure / (1 << CHANCE_BITS)));
}

const isSameByte = (a: number, b: number) => a >>> 24 === b >>> 24;

/** Writes bits; `finish` gives the bytes. */
export class BitEncoder implements BitCoder {
  private readonly bytes: number[] = [];
  private low = 0;
  private high = 0xffff_ffff;

  code(chance: number, bit: number): number {
    const middle = split(this.low, this.high, chance);
    if (bit) {
      this.high = middle;
    } else {
      this.low = middle + 1;
    }
    while (isSameByte(this.low, this.high)) {
      this.bytes.push(this.high >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
    }
    return bit;
  }

  finish(): Uint8Array {
    this.bytes.push(this.high >>> 24);
    return Uint8Array.from(this.bytes);
  }
}

/** Reads the bits that an encoder wrote, when asked with the same chances. */
export class BitDecoder implements BitCoder {
  private low = 0;
  private high = 0xffff_ffff;
  private value = 0;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    for (let count = 0; count < 4; count++) {
      this.next();
    }
  }

  private next(): void {
    this.value = ((this.value << 8) | (this.bytes[this.at++] ?? 0)) >>> 0;
  }

  code(chance: number): number {
    const middle = split(this.low, this.high, chance);
    const bit = this.value <= middle ? 1 : 0;
    if (bit) {
      this.high = middle;
    } else {
      this.low = middle + 1;
    }
    while (isSameByte(this.low, this.high)) {
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
      this.next();
    }
    return bit;
  }
}
