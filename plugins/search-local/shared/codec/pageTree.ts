import type {BitCoder} from './bitCoder';
import {MixedModel} from './mixedModel';
import {RECENCIES, Recency} from './recency';

/** What is known of a term before its pages. */
export type TermTraits = {
  /** Letters, and those that it shares with the term before; 15 and 7 at the most. */
  readonly length: number;
  readonly shared: number;
};

/** Whether a page from `start` below `end` has the term. */
type IsInPages = (start: number, end: number) => boolean;

const DEPTHS = 24;
const HISTORIES = 64;
const COUNTED = 7;

/**
 * Codes which pages have a term: the range of all pages is halved until single
 * pages are left, and for each range that has the term, which halves have it.
 * What the ranges around had tells much, as terms stand in pages that lie
 * together; so does what the terms before it had in the same range.
 */
export class PageTree {
  private readonly model = new MixedModel({
    inputs: 5,
    selectors: 2 * DEPTHS,
    tableBits: 16,
  });
  private readonly recency: Recency;
  private found = 0;
  private traits: TermTraits = {length: 0, shared: 0};
  private isInPages: IsInPages = () => false;
  private emit: (page: number) => void = () => undefined;

  constructor(
    private readonly coder: BitCoder,
    private readonly pages: number,
  ) {
    this.recency = new Recency(4 * Math.max(1, pages));
  }

  /** Codes the pages of the next term, and passes each to `emit`, in order. */
  term(
    traits: TermTraits,
    isInPages: IsInPages,
    emit: (page: number) => void,
  ): void {
    this.recency.next();
    this.found = 0;
    this.traits = traits;
    this.isInPages = isInPages;
    this.emit = emit;
    this.range(0, this.pages, 0, 1, 1);
  }

  /**
   * Codes a range of pages that has the term. `history`: whether both halves
   * had it in the six ranges above, a bit each; `node`: number of the range,
   * the halves of `n` are `2n` and `2n + 1`. All are plain numbers, as this
   * runs for each of some hundred thousand ranges.
   */
  private range(
    start: number,
    end: number,
    depth: number,
    history: number,
    node: number,
  ): void {
    this.recency.mark(node);
    if (end - start <= 1) {
      if (end > start) {
        this.found++;
        this.emit(start);
      }
      return;
    }
    const middle = (start + end) >> 1;
    const context = depth * HISTORIES + history;
    const left = this.half(context, node, 0, this.isInPages(start, middle));
    const right = left
      ? this.half(context, node, 1, this.isInPages(middle, end))
      : 1;
    const below = Math.min(DEPTHS - 1, depth + 1);
    const more = ((history << 1) | (left & right)) & (HISTORIES - 1);
    if (left) {
      this.range(start, middle, below, more, 2 * node);
    }
    if (right) {
      this.range(middle, end, below, more, 2 * node + 1);
    }
  }

  /** Codes whether a half of a range has the term. */
  private half(
    context: number,
    node: number,
    side: number,
    hasTerm: boolean,
  ): number {
    const {model, recency} = this;
    const {length, shared} = this.traits;
    const depth = Math.floor(context / HISTORIES);
    const history = context % HISTORIES;
    const own = recency.classOf(2 * node + side);
    const other = recency.classOf(2 * node + 1 - side);
    const both = (own * RECENCIES + other) * 2 + side;
    const found = Math.min(COUNTED, this.found);
    model.set(0, context * 2 + side);
    model.set(1, 2 * node + side);
    model.set(2, (both * 8 + shared) * DEPTHS + depth);
    model.set(3, ((depth * 8 + found) * 16 + length) * 2 + side);
    model.set(4, (both * HISTORIES + history) * DEPTHS + depth);
    return model.code(this.coder, depth * 2 + side, hasTerm ? 1 : 0);
  }
}
