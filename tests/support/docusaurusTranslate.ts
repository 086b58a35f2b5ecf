/**
 * Replaces `@docusaurus/Translate`, which Docusaurus publishes as JSX in a
 * .js file that Vitest does not read. Returns the message as it is in the source,
 * with its values.
 */
export const translate = (
  {message}: {message: string},
  values: Readonly<Record<string, string | number>> = {},
): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Renders the message as it is in the source. */
export default function Translate({children}: {children: string}): string {
  return children;
}
