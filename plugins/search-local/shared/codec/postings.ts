import type {BitCoder} from './bitCoder';

/** How the sections of a site lie in its pages. */
export type Layout = {
  /** Number of the first section of each page, and at the end that of all sections. */
  readonly firstSections: readonly number[];
  /** Power of two of the number of distinct terms of each section. */
  readonly sizeClasses: readonly number[];
  /** The sections that define names at all. */
  readonly hasNames: readonly boolean[];
};

/** Where a term is, for the encoder; the decoder gives no more than `NOWHERE`. */
export type Occurrences = {
  /** Whether a page from `start` below `end` has the term. */
  readonly isInPages: (start: number, end: number) => boolean;
  /** How often a section has it. */
  readonly frequency: (section: number) => number;
  /** Whether it is in a name that the section defines. */
  readonly isName: (section: number) => boolean;
};

/** Takes a section that has the term. */
export type Emit = (
  section: number,
  frequency: number,
  isName: boolean,
) => void;

/** What the decoder passes instead of occurrences. */
export const NOWHERE: Occurrences = {
  isInPages: () => false,
  frequency: () => 0,
  isName: () => false,
};

const DEPTHS = 24;
const HISTORIES = 64;
const SIZES = 12;
const PLACES = 4;
const COUNTS = 6;
const FREQUENCIES = 16;

// The contexts, one kind after the other.
const TREE = 0;
const SECTION = TREE + DEPTHS * HISTORIES * 2;
const FREQUENCY = SECTION + SIZES * PLACES * COUNTS * 3 * 2;
const NAME = FREQUENCY + SIZES * FREQUENCIES;

/** Contexts that the coder must have. */
export const POSTING_CONTEXTS = NAME + 3 * SIZES;

/** Codes the occurrences of one term after another. */
export class PostingsCoder {
  /** Whether the term's section at each place of a page had it last; 2 at first. */
  private readonly lastAtPlace = new Uint8Array(PLACES);
  private lastIsName = 2;
  private readonly sizes: Uint8Array;

  constructor(
    private readonly coder: BitCoder,
    private readonly layout: Layout,
  ) {
    this.sizes = Uint8Array.from(layout.sizeClasses, (size) =>
      Math.min(SIZES - 1, size),
    );
  }

  /** Codes where a term is, in the order of sections, and passes it to `emit`. */
  term(occurrences: Occurrences, emit: Emit): void {
    this.lastAtPlace.fill(2);
    this.lastIsName = 2;
    const pages = this.layout.firstSections.length - 1;
    this.pages({start: 0, end: pages, depth: 0, history: 1}, occurrences, emit);
  }

  /**
   * Halves a range of pages that has the term, and codes which halves have it,
   * until one page is left. What the ranges around had tells much: terms stand
   * in pages that lie together.
   */
  private pages(
    range: {start: number; end: number; depth: number; history: number},
    occurrences: Occurrences,
    emit: Emit,
  ): void {
    const {start, end, depth, history} = range;
    if (end - start <= 1) {
      if (end > start) {
        this.page(start, occurrences, emit);
      }
      return;
    }
    const middle = (start + end) >> 1;
    const context =
      TREE + (Math.min(depth, DEPTHS - 1) * HISTORIES + history) * 2;
    const left = this.coder.bit(
      context,
      occurrences.isInPages(start, middle) ? 1 : 0,
    );
    const right = left
      ? this.coder.bit(context + 1, occurrences.isInPages(middle, end) ? 1 : 0)
      : 1;
    const next = {
      depth: depth + 1,
      history: ((history << 1) | (left & right)) & (HISTORIES - 1),
    };
    if (left) {
      this.pages({start, end: middle, ...next}, occurrences, emit);
    }
    if (right) {
      this.pages({start: middle, end, ...next}, occurrences, emit);
    }
  }

  private page(page: number, occurrences: Occurrences, emit: Emit): void {
    const first = this.layout.firstSections[page]!;
    const end = this.layout.firstSections[page + 1]!;
    const count = Math.min(COUNTS - 1, end - first);
    let isFound = 0;
    for (let section = first; section < end; section++) {
      const place = Math.min(PLACES - 1, section - first);
      const last = this.lastAtPlace[place]!;
      const isCertain = section === end - 1 && !isFound;
      const size = this.sizes[section]!;
      const context =
        SECTION +
        (((size * PLACES + place) * COUNTS + count) * 3 + last) * 2 +
        isFound;
      const isHere = isCertain
        ? 1
        : this.coder.bit(context, occurrences.frequency(section) > 0 ? 1 : 0);
      this.lastAtPlace[place] = isHere;
      if (isHere) {
        isFound = 1;
        const frequency = this.frequency(occurrences.frequency(section), size);
        emit(section, frequency, this.name(section, occurrences));
      }
    }
  }

  /** A frequency of 1 or more: as many ones as it is above 1, then a zero. */
  private frequency(frequency: number, size: number): number {
    let coded = 1;
    for (;;) {
      const context =
        FREQUENCY + size * FREQUENCIES + Math.min(FREQUENCIES, coded) - 1;
      if (!this.coder.bit(context, frequency > coded ? 1 : 0)) {
        return coded;
      }
      coded++;
    }
  }

  private name(section: number, occurrences: Occurrences): boolean {
    if (!this.layout.hasNames[section]) {
      return false;
    }
    const bit = this.coder.bit(
      NAME + this.lastIsName * SIZES + this.sizes[section]!,
      occurrences.isName(section) ? 1 : 0,
    );
    this.lastIsName = bit;
    return bit === 1;
  }
}
