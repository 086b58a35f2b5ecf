/** Characters turned into a string at a time; more would overflow the stack. */
const CHUNK = 8192;

/** Bytes as base64 text, which JSON can hold. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}

/**
 * Bytes of base64 text.
 * @throws DOMException when the text is not base64.
 */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
