import {stem, tokenize} from '../../shared/tokenizer';

/** Fields that fit into a key beside the section. */
const FIELD_LIMIT = 8;

/** Where a term is: how often, by section and field. */
type Places = Map<number, number>;

/** Section of a key of `Inversion`. */
export const sectionOf = (key: number) => Math.floor(key / FIELD_LIMIT);

/** Number of the field of a key of `Inversion`. */
export const fieldOf = (key: number) => key % FIELD_LIMIT;

/** Collects how often terms are in the fields of sections, while an index is loaded. */
export class Inversion {
  /** How often, by term and key; a key is a section and a field. */
  readonly places = new Map<string, Places>();

  private readonly inflected = new Map<string, Set<number>>();

  /** Counts a term in a field of a section. */
  add(term: string, section: number, field: number, frequency = 1): void {
    const key = section * FIELD_LIMIT + field;
    const places = this.placesOf(term);
    places.set(key, (places.get(key) ?? 0) + frequency);
  }

  /** Counts the terms of a text in a field of a section. */
  addText(text: string, section: number, field: number): void {
    tokenize(text).forEach((term) => this.add(term, section, field));
  }

  /**
   * Adds to each stem the places of its surface forms: an index built from
   * both would have them. Call it once, when all surface forms are there.
   */
  addStems(locale: string): void {
    const surface = [...this.places].map(
      ([term, places]) => [term, stem(term, locale), new Map(places)] as const,
    );
    for (const [term, stemmed, places] of surface) {
      if (stemmed !== term) {
        const target = this.placesOf(stemmed);
        for (const [key, frequency] of places) {
          if (!target.has(key)) {
            this.addInflected(stemmed, key);
          }
          target.set(key, (target.get(key) ?? 0) + frequency);
        }
      }
    }
  }

  /** Whether a place of a term has it in other forms only: a text with clustering, for cluster. */
  isInflected(term: string, key: number): boolean {
    return this.inflected.get(term)?.has(key) ?? false;
  }

  private addInflected(term: string, key: number): void {
    const keys = this.inflected.get(term);
    if (keys) {
      keys.add(key);
    } else {
      this.inflected.set(term, new Set([key]));
    }
  }

  private placesOf(term: string): Places {
    let places = this.places.get(term);
    if (!places) {
      places = new Map();
      this.places.set(term, places);
    }
    return places;
  }
}
