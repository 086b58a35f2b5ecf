/** A name of the platform as readers see it: underscores are shown as blanks. */
export function shownName(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Anchor of a parameter, for example `parameter-local_random_seed`. */
export function parameterAnchor(name: string): string {
  return `parameter-${name.trim().replace(/[^\p{L}\p{N}_.-]+/gu, '_')}`;
}
