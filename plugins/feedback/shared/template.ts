/** Names that may stand in braces in the address of an issue. */
export const PLACEHOLDERS = [
  'subject',
  'body',
  'route',
  'version',
  'siteVersion',
] as const;

/** What stands in place of each name. */
export type Values = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const NAMES = /\{([^{}]*)\}/g;

/** Names in braces that nothing stands for. */
export const unknownPlaceholders = (address: string): string[] =>
  [...address.matchAll(NAMES)]
    .map(([, name = '']) => name)
    .filter((name) => !PLACEHOLDERS.some((known) => known === name));

/** An address with subject and text; a mail without placeholders takes both. */
function templateOf(address: string): string {
  return address.startsWith('mailto:') && !address.includes('{')
    ? `${address}${address.includes('?') ? '&' : '?'}subject={subject}&body={body}`
    : address;
}

/** Where a message goes: the address with all values, encoded. Lines of a mail end in CR and LF. */
export function filledAddress(address: string, values: Values): string {
  const lineEnd = address.startsWith('mailto:') ? '\r\n' : '\n';
  return templateOf(address).replace(NAMES, (_, name: keyof Values) =>
    encodeURIComponent(values[name].replaceAll('\n', lineEnd)),
  );
}
