/** Maximum number of characters of a selection in a report. */
export const MAX_SELECTION = 300;

/** Puts a selection on one line and shortens it. */
export function shortened(selection: string): string {
  const characters = Array.from(selection.replace(/\s+/g, ' ').trim());
  const end = characters.length > MAX_SELECTION ? '…' : '';
  return characters.slice(0, MAX_SELECTION).join('') + end;
}

/** Formats lines `label: value`, and skips lines without a value. */
export const linesOf = (
  lines: readonly (readonly [label: string, value: string | undefined])[],
): string =>
  lines.map(([label, value]) => (value ? `${label}: ${value}\n` : '')).join('');

/** Returns a link that opens an email or an issue with this subject and body. */
export function messageLink(
  address: string,
  subject: string,
  body: string,
): string {
  const isEmail = address.startsWith('mailto:');
  const template = isEmail
    ? `${address}${address.includes('?') ? '&' : '?'}subject={subject}&body={body}`
    : address;
  // RFC 6068 requires CR LF line ends in an email.
  const text = isEmail ? body.replaceAll('\n', '\r\n') : body;
  return template
    .replaceAll('{subject}', encodeURIComponent(subject))
    .replaceAll('{body}', encodeURIComponent(text));
}
