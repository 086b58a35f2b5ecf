/** Settings that pages need. */
export type FeedbackSettings = {
  readonly address: string;
  readonly siteVersion?: string | undefined;
};

/** Maximum number of characters of a selection in a report. */
export const MAX_SELECTION = 300;

/** A selection on one line, shortened if it is long. */
export function shortened(selection: string): string {
  const characters = Array.from(selection.replace(/\s+/g, ' ').trim());
  return characters.length > MAX_SELECTION
    ? `${characters.slice(0, MAX_SELECTION).join('')}…`
    : characters.join('');
}

/** Lines `label: value`, without those that have no value. */
export const linesOf = (
  lines: readonly (readonly [label: string, value: string | undefined])[],
): string =>
  lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}\n`)
    .join('');

/** The address that opens a message: an email with subject and body, or an issue with them in place of `{subject}` and `{body}`. */
export function messageAddress(
  address: string,
  subject: string,
  body: string,
): string {
  const isEmail = address.startsWith('mailto:');
  const template = isEmail
    ? `${address}${address.includes('?') ? '&' : '?'}subject={subject}&body={body}`
    : address;
  // RFC 6068 ends the lines of an email with CR and LF.
  const text = isEmail ? body.replaceAll('\n', '\r\n') : body;
  return template
    .replaceAll('{subject}', encodeURIComponent(subject))
    .replaceAll('{body}', encodeURIComponent(text));
}
