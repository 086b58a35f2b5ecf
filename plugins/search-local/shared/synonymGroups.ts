/** What else a phrase may be called: replacements by phrase. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/**
 * Synonyms as the files keep them: phrases that have the same replacements are
 * written together. Both are separated by line feeds.
 */
export type SynonymGroup = readonly [phrases: string, replacements: string];

const SEPARATOR = '\n';

/** Puts phrases with the same replacements together, in order of the first of each. */
export function groupSynonyms(synonyms: Synonyms): SynonymGroup[] {
  const groups = new Map<string, string[]>();
  for (const [phrase, others] of Object.entries(synonyms)) {
    const key = others.join(SEPARATOR);
    const group = groups.get(key);
    if (group) {
      group.push(phrase);
    } else {
      groups.set(key, [phrase]);
    }
  }
  return Array.from(groups, ([key, phrases]) => [phrases.join(SEPARATOR), key]);
}

/** The replacements of each phrase that `groupSynonyms` was given. */
export function ungroupSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  return Object.fromEntries(
    groups.flatMap(([phrases, replacements]) =>
      phrases
        .split(SEPARATOR)
        .map((phrase) => [phrase, replacements.split(SEPARATOR)]),
    ),
  );
}
