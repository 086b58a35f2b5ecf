/**
 * Replaces `@docusaurus/Translate` and `@docusaurus/Interpolate`, because
 * Docusaurus publishes them as JSX in .js files, which Vitest does not parse.
 * Returns the source message with its values.
 */
export const translate = (
  {message}: {message: string},
  values?: Readonly<Record<string, string | number>>,
): string => interpolate(message, values);

/** Replaces the placeholders of a text with values. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

/** Renders the source message. */
export default function Translate({children}: {children: string}): string {
  return children;
}
