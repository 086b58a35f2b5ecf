/** Anchor of a parameter, for example `parameter-local_random_seed`. */
export function parameterAnchor(name: string): string {
  return `parameter-${name.trim().replace(/[^\p{L}\p{N}_.-]+/gu, '_')}`;
}
