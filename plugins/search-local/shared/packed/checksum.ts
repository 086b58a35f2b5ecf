/** FNV-1a of a text, 32 bits (Fowler, Noll, Vo), as eight hexadecimal digits. */
export function checksum(text: string): string {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
