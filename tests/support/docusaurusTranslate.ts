/**
 * Replaces `@docusaurus/Translate` and `@docusaurus/Interpolate`, which
 * Docusaurus publishes as JSX in .js files that Vitest does not read. Returns
 * the message as it is in the source, with its values.
 */
export const translate = (
  {message}: {message: string},
  values?: Readonly<Record<string, string | number>>,
): string => interpolate(message, values);

/** Puts values into a text. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

/** Renders the message as it is in the source. */
export default function Translate({children}: {children: string}): string {
  return children;
}
