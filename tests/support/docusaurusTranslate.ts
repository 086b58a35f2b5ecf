/**
 * Stands in for `@docusaurus/Translate`, which Docusaurus publishes as JSX in a
 * .js file that Vitest does not read: gives the message as it is in the source,
 * with its values.
 */
export const translate = (
  {message}: {message: string},
  values: Readonly<Record<string, string | number>> = {},
): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
