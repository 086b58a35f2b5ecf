function isWellFormed(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * A path or anchor in which every percent sign begins the code of a character:
 * `#100%` as `#100%25`. What decodes others throws an error.
 */
export function wellFormed(part: string): string {
  const mended = part.replace(/%(?![\da-f]{2})/gi, '%25');
  return isWellFormed(mended) ? mended : part.replaceAll('%', '%25');
}
