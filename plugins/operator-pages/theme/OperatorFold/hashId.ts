/** Id that the anchor of an address names; as written where it cannot be decoded, as in `#100%`. */
export function hashId(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
