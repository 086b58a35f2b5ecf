function isWellFormed(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * Escapes each percent sign of a path or anchor that does not start an escape
 * code: `#100%` becomes `#100%25`. Decoding the original would throw an error.
 */
export function wellFormed(part: string): string {
  const mended = part.replace(/%(?![\da-f]{2})/gi, '%25');
  return isWellFormed(mended) ? mended : part.replaceAll('%', '%25');
}
