import type {BitCoder} from './bitCoder';
import {CHANCE_BITS, STRETCHED, squash} from './logistic';

/** Counts after which a probability moves no slower. */
const LIMIT = 255;

/** Probabilities are kept with 16 bits. */
const ONE = 65_536;
const MOST = ONE - 1;
const TO_CHANCE = 16 - CHANCE_BITS;

/** Weight of each prediction at first; their sum is more than 1, as they are careful at first. */
const FIRST_WEIGHT = 0.3;

/** How far a probability moves to the bit that came: the mean of the first bits, a moving mean later. */
const SHARES = Float64Array.from(
  {length: LIMIT + 1},
  (_, count) => 1 / (count + 1.6),
);

/** How fast weights move: 0.02 where chances are 12 bits wide and 256 is 1 in the logistic domain. */
const RATE = 0.02 / (4096 * 256);

/** Spreads contexts over a table (Knuth, The Art of Computer Programming 3, 6.4). */
const GOLDEN = 0x9e37_79b1;

/** How to build a model. */
type Shape = {
  /** Predictions that are mixed. */
  readonly inputs: number;
  /** Sets of weights; one is chosen for each bit. */
  readonly selectors: number;
  /** Power of two of the contexts kept for each prediction. */
  readonly tableBits: number;
};

/**
 * Predicts bits from several contexts at once. Each context has an adaptive
 * probability; they are mixed in the logistic domain by weights that learn
 * which of them to trust (Mahoney 2005, Adaptive weighing of context models
 * for lossless data compression). Only additions, products, and tables: both
 * sides get the same numbers on every machine.
 */
export class MixedModel {
  private readonly probability: Uint16Array;
  private readonly seen: Uint8Array;
  private readonly weights: Float64Array;
  private readonly slots: Int32Array;
  private readonly inputs: Float64Array;
  private readonly shift: number;
  private readonly tableBits: number;

  constructor({inputs, selectors, tableBits}: Shape) {
    this.probability = new Uint16Array(inputs << tableBits).fill(ONE / 2);
    this.seen = new Uint8Array(inputs << tableBits);
    this.weights = new Float64Array(inputs * selectors).fill(FIRST_WEIGHT);
    this.slots = new Int32Array(inputs);
    this.inputs = new Float64Array(inputs);
    this.shift = 32 - tableBits;
    this.tableBits = tableBits;
  }

  /** Sets what one of the predictions is made from for the next bit; any 32-bit number. */
  set(input: number, context: number): void {
    this.slots[input] =
      (input << this.tableBits) | (Math.imul(context, GOLDEN) >>> this.shift);
  }

  /** Codes a bit after all contexts are set, learns it, and gives it back. */
  code(coder: BitCoder, selector: number, bit: number): number {
    const {slots, inputs, weights, probability, seen} = this;
    const first = selector * inputs.length;
    let sum = 0;
    for (let at = 0; at < inputs.length; at++) {
      const slot = slots[at]!;
      const input =
        seen[slot] === 0 ? 0 : STRETCHED[probability[slot]! >> TO_CHANCE]!;
      inputs[at] = input;
      sum += weights[first + at]! * input;
    }
    const chance = squash(sum);
    const coded = coder.code(chance, bit);
    const step = RATE * ((coded << CHANCE_BITS) - chance);
    for (let at = 0; at < inputs.length; at++) {
      weights[first + at]! += step * inputs[at]!;
    }
    for (let at = 0; at < inputs.length; at++) {
      const slot = slots[at]!;
      const count = seen[slot]!;
      const old = probability[slot]!;
      probability[slot] = old + ((coded ? MOST : 0) - old) * SHARES[count]!;
      if (count < LIMIT) {
        seen[slot] = count + 1;
      }
    }
    return coded;
  }
}
