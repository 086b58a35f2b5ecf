/** FNV-1a of a text, 32 bits (Fowler, Noll, Vo), as eight hexadecimal digits. */
function checksum(text: string): string {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** What a file begins with: `{"checksum":"…",`. */
const HEAD = /^\{"checksum":"([\da-f]{8})",/;

/** A file as JSON that tells whether it has arrived as it was written. */
export function seal(content: object): string {
  const rest = JSON.stringify(content).slice(1);
  return `{"checksum":"${checksum(rest)}",${rest}`;
}

/**
 * The content of a file that `seal` made.
 * @throws Error when it was cut, changed, or is something else.
 */
export function unseal(json: string): unknown {
  const [head, sum] = HEAD.exec(json) ?? [];
  if (head === undefined || checksum(json.slice(head.length)) !== sum) {
    throw new Error('The file is damaged, or not one of this search.');
  }
  return JSON.parse(json);
}
