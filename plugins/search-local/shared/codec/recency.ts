/** Greatest number of turns that are told apart, and the class beyond it. */
const CLASSES: readonly number[] = [0, 0, 1, 2, 2, 3, 3, 3, 3];
const OLD = 4;
const NEVER = 5;

/** Number of classes that `classOf` gives. */
export const RECENCIES = 6;

/** How long ago each of some things was last marked, in turns. */
export class Recency {
  private readonly last: Int32Array;
  private turn = 0;

  /** `count`: how many things, by number from 0. */
  constructor(count: number) {
    this.last = new Int32Array(count).fill(-1);
  }

  /** Begins a turn. */
  next(): void {
    this.turn++;
  }

  mark(thing: number): void {
    this.last[thing] = this.turn;
  }

  /** 0: in the turn before; more: longer ago; `RECENCIES` - 1: never. */
  classOf(thing: number): number {
    const last = this.last[thing]!;
    return last < 0 ? NEVER : (CLASSES[this.turn - last] ?? OLD);
  }
}
