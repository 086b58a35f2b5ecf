/** A directive, a block, or an empty line. */
export type Line = string;

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** A block of a configuration of nginx. */
export function block(name: string, lines: readonly Line[]): Line {
  return `${name} {\n${indented(lines.join('\n'))}\n}`;
}
