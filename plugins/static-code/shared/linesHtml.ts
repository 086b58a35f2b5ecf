import type {Token} from './marks';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const span = (classNames: string, html = '') =>
  `<span class="${classNames}">${html}</span>`;

/**
 * Lines of code as HTML: an element for each line, in it one for each token
 * that is not plain text.
 * @param classNames - More class names of lines, by their positions.
 * @param numbered - The classic theme's class names of lines with numbers. Default: no numbers.
 */
export function linesHtml(
  lines: readonly (readonly Token[])[],
  classNames: Readonly<Record<number, readonly string[]>>,
  numbered?: Readonly<Record<string, string>>,
): string {
  const lineHtml = (line: readonly Token[], at: number) => {
    const names = ['token-line', ...(classNames[at] ?? []), numbered?.codeLine];
    const tokens = line
      .map(({types, content}) =>
        types.length > 0
          ? span(['token', ...types].join(' '), escaped(content))
          : escaped(content),
      )
      .join('');
    const html = numbered
      ? span(numbered.codeLineNumber!) + span(numbered.codeLineContent!, tokens)
      : tokens;
    return `<div class="${names.filter(Boolean).join(' ')}">${html}<br></div>`;
  };
  return lines.map(lineHtml).join('');
}
