/** A measure of the quality of a result. */
export type Measure = {
  readonly title: string;
  /** Other names that people search by. */
  readonly also: readonly string[];
  /** What it tells, in whole sentences. */
  readonly about: string;
  /** How it is computed, as code or words. */
  readonly formula: string;
  /** Its smallest and largest value in words: `0 to 1`. */
  readonly range: string;
  readonly better: 'higher' | 'lower' | 'neither';
  /** What the data must have: `nominal label`. */
  readonly needs: string;
  /** A computed example: what is given, and the value. */
  readonly example: string;
};

/** Measures by name. */
export type Measures = Readonly<Record<string, Measure>>;

/** Anchor of a measure on the page with the glossary: its name, without what Docusaurus takes out of anchors. */
export function measureAnchor(name: string): string {
  return name.replaceAll(/[^\w-]/g, '');
}
