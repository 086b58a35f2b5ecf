import type {Boosts} from '../../shared/types';
import {fieldOf, sectionOf} from './inversion';
import type {Inversion} from './inversion';
import {INDEX_FIELDS, NAMES} from './searchIndex';
import type {SearchIndex} from './searchIndex';

/** What the weights of an index depend on beside the counts. */
export type Weighing = {
  readonly k1: number;
  readonly b: number;
  readonly boosts: Boosts;
  /** Sections in the index. */
  readonly sectionCount: number;
};

/** Terms in each field of each section. */
function fieldLengths({places}: Inversion, sectionCount: number) {
  const lengths = INDEX_FIELDS.map(() => new Uint32Array(sectionCount));
  for (const keys of places.values()) {
    for (const [key, frequency] of keys) {
      lengths[fieldOf(key)]![sectionOf(key)]! += frequency;
    }
  }
  return lengths;
}

const mean = (lengths: Uint32Array) =>
  lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

/** Inverse document frequency as lunr has it: a field of a section counts as a document. */
function inverseFrequency(keys: readonly number[], sections: number): number {
  const found = keys.filter((key) => fieldOf(key) !== NAMES).length;
  return Math.log(1 + Math.abs((sections - found + 0.5) / (found + 0.5)));
}

/** lunr keeps three digits of a weight. */
const rounded = (weight: number) => Math.round(weight * 1000) / 1000;

/**
 * Terms in order and the BM25 weights of their postings (Robertson, Zaragoza
 * 2009: The Probabilistic Relevance Framework, equation 3.15, per field), as
 * lunr 2.3 computes them with boosts of fields set when the index is built.
 */
export function weighInversion(
  inversion: Inversion,
  {k1, b, boosts, sectionCount}: Weighing,
): Pick<
  SearchIndex,
  'terms' | 'idf' | 'starts' | 'sections' | 'fields' | 'inflected' | 'weights'
> {
  const lengths = fieldLengths(inversion, sectionCount);
  const means = lengths.map(mean);
  const factors = INDEX_FIELDS.map((field) =>
    field === 'names' ? boosts.tags : boosts[field],
  );
  const terms = [...inversion.places.keys()].sort();
  const postings = terms.reduce(
    (sum, term) => sum + (inversion.places.get(term)?.size ?? 0),
    0,
  );
  const index = {
    terms,
    idf: new Float64Array(terms.length),
    starts: new Uint32Array(terms.length + 1),
    sections: new Uint32Array(postings),
    fields: new Uint8Array(postings),
    inflected: new Uint8Array(postings),
    weights: new Float64Array(postings),
  };
  let at = 0;
  terms.forEach((term, number) => {
    const places = inversion.places.get(term)!;
    const keys = [...places.keys()].sort((one, other) => one - other);
    const idf = inverseFrequency(keys, sectionCount);
    index.idf[number] = idf;
    for (const key of keys) {
      const section = sectionOf(key);
      const field = fieldOf(key);
      const frequency = places.get(key)!;
      const length = lengths[field]![section]! / (means[field]! || 1);
      const saturated =
        ((k1 + 1) * frequency) / (k1 * (1 - b + b * length) + frequency);
      index.sections[at] = section;
      index.fields[at] = field;
      index.inflected[at] = inversion.isInflected(term, key) ? 1 : 0;
      index.weights[at] = rounded(idf * saturated * factors[field]!);
      at++;
    }
    index.starts[number + 1] = at;
  });
  return index;
}
