import type {BitCoder} from './bitCoder';
import {MixedModel} from './mixedModel';
import {PageTree} from './pageTree';
import type {TermTraits} from './pageTree';
import {RECENCIES, Recency} from './recency';
import {sharedLength} from './sharedLength';

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

const PLACES = 4;
const COUNTS = 6;
const FREQUENCIES = 15;
const UNKNOWN = 2;

/** Traits of a term are told apart up to these. */
const MAX_LENGTH = 15;
const MAX_SHARED = 7;

function traitsOf(term: string, before: string): TermTraits {
  return {
    length: Math.min(MAX_LENGTH, term.length),
    shared: Math.min(MAX_SHARED, sharedLength(term, before)),
  };
}

/** Codes the occurrences of one term after another. */
export class PostingsCoder {
  private readonly tree: PageTree;
  private readonly sections = new MixedModel({
    inputs: 5,
    selectors: 2 * PLACES,
    tableBits: 16,
  });
  private readonly frequencies = new MixedModel({
    inputs: 4,
    selectors: 4,
    tableBits: 16,
  });
  private readonly names = new MixedModel({
    inputs: 2,
    selectors: 1,
    tableBits: 12,
  });
  private readonly recency: Recency;
  /** Whether the term's section at each place of a page had it last. */
  private readonly lastAtPlace = new Uint8Array(PLACES);
  private lastFrequency = 0;
  private lastIsName = UNKNOWN;
  private lastTerm = '';

  constructor(
    private readonly coder: BitCoder,
    private readonly layout: Layout,
  ) {
    const {firstSections} = layout;
    this.tree = new PageTree(coder, firstSections.length - 1);
    this.recency = new Recency(firstSections.at(-1) ?? 0);
  }

  /** Codes where a term is, in the order of sections, and passes it to `emit`. */
  term(term: string, occurrences: Occurrences, emit: Emit): void {
    const traits = traitsOf(term, this.lastTerm);
    this.lastTerm = term;
    this.lastAtPlace.fill(UNKNOWN);
    this.lastFrequency = 0;
    this.lastIsName = UNKNOWN;
    this.recency.next();
    this.tree.term(traits, occurrences.isInPages, (page) =>
      this.page(page, traits, occurrences, emit),
    );
  }

  /** The sections of a page that has the term; the last one has it if no other does. */
  private page(
    page: number,
    traits: TermTraits,
    occurrences: Occurrences,
    emit: Emit,
  ): void {
    const first = this.layout.firstSections[page]!;
    const end = this.layout.firstSections[page + 1]!;
    const count = Math.min(COUNTS - 1, end - first);
    let isFound = 0;
    for (let section = first; section < end; section++) {
      const place = Math.min(PLACES - 1, section - first);
      const isHere =
        section === end - 1 && !isFound
          ? 1
          : this.section(
              section,
              (place * COUNTS + count) * 2 + isFound,
              traits.shared,
              occurrences.frequency(section) > 0 ? 1 : 0,
            );
      this.lastAtPlace[place] = isHere;
      if (isHere) {
        isFound = 1;
        this.recency.mark(section);
        const frequency = this.frequency(
          section,
          place,
          occurrences.frequency(section),
        );
        emit(section, frequency, this.name(section, occurrences));
      }
    }
  }

  /** Whether a section has the term. `where`: its place, the sections of the page, whether one has it. */
  private section(
    section: number,
    where: number,
    shared: number,
    bit: number,
  ): number {
    const {sections: model, lastAtPlace} = this;
    const isFound = where & 1;
    const place = Math.floor(where / (2 * COUNTS));
    const last = lastAtPlace[place]!;
    const size = this.layout.sizeClasses[section]!;
    const beside = lastAtPlace[(place + 1) % PLACES]!;
    const recency = this.recency.classOf(section);
    let all = where;
    for (let at = 0; at < PLACES; at++) {
      all = all * 3 + lastAtPlace[at]!;
    }
    model.set(0, (where * 32 + size) * 3 + last);
    model.set(1, section * 2 + isFound);
    model.set(2, (where * RECENCIES + recency) * 8 + shared);
    model.set(3, (where * 3 + last) * 3 + beside);
    model.set(4, all);
    return model.code(this.coder, place * 2 + isFound, bit);
  }

  /** A frequency of 1 or more: as many ones as it is above 1, then a zero. */
  private frequency(section: number, place: number, frequency: number): number {
    const size = this.layout.sizeClasses[section]!;
    const model = this.frequencies;
    for (let coded = 1; ; coded++) {
      const rank = Math.min(FREQUENCIES, coded);
      model.set(0, size * 16 + rank);
      model.set(1, this.lastFrequency * 16 + rank);
      model.set(2, section * 8 + Math.min(7, coded));
      model.set(3, place * 16 + rank);
      const selector = Math.min(3, coded);
      if (!model.code(this.coder, selector, frequency > coded ? 1 : 0)) {
        this.lastFrequency = Math.min(7, coded);
        return coded;
      }
    }
  }

  private name(section: number, {isName}: Occurrences): boolean {
    if (!this.layout.hasNames[section]) {
      return false;
    }
    this.names.set(0, this.lastIsName * 32 + this.layout.sizeClasses[section]!);
    this.names.set(1, section);
    this.lastIsName = this.names.code(this.coder, 0, isName(section) ? 1 : 0);
    return this.lastIsName === 1;
  }
}
