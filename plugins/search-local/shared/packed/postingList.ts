/** Bits of a place that tell the field. */
const FIELD_BITS = 3;

const FIRST_CAPACITY = 1024;

/** A section and a field in one number, so that places have an order. */
export const placeOf = (section: number, field: number): number =>
  (section << FIELD_BITS) | field;

/** The section of a place. */
export const sectionAt = (place: number): number => place >>> FIELD_BITS;

/** The field of a place, by its number. */
export const fieldAt = (place: number): number =>
  place & ((1 << FIELD_BITS) - 1);

/**
 * Postings in the order of their places. A list is emptied and filled again
 * for one term after another: a key may ask for ten thousand terms, and memory
 * for each would take longer than all else.
 */
export class PostingList {
  length = 0;
  places = new Uint32Array(FIRST_CAPACITY);
  /** How often the term is at each place. */
  counts = new Uint32Array(FIRST_CAPACITY);

  push(place: number, count: number): void {
    if (this.length === this.places.length) {
      this.grow();
    }
    this.places[this.length] = place;
    this.counts[this.length++] = count;
  }

  private grow(): void {
    const {places, counts} = this;
    this.places = new Uint32Array(2 * this.length);
    this.counts = new Uint32Array(2 * this.length);
    this.places.set(places);
    this.counts.set(counts);
  }

  /** Becomes the postings of two others; where both have a place, their counts are added up. */
  unite(one: PostingList, other: PostingList): void {
    this.length = 0;
    for (let at = 0, next = 0; at < one.length || next < other.length;) {
      const left = at < one.length ? one.places[at]! : Infinity;
      const right = next < other.length ? other.places[next]! : Infinity;
      const place = Math.min(left, right);
      this.push(
        place,
        (left === place ? one.counts[at++]! : 0) +
          (right === place ? other.counts[next++]! : 0),
      );
    }
  }
}
