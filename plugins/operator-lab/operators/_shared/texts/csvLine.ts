import type {Settings} from '../types';

/** Format of a line in a delimited text file. */
export type LineFormat = {
  /** Separator: a single character, or a regular expression if it is longer. */
  readonly separator: string;
  /** Quote character, or null if quotes have no meaning. */
  readonly quote: string | null;
  readonly escape: string;
  /** Characters that start a comment. */
  readonly comments: string;
  readonly isTrimmed: boolean;
};

/** Reads the line format from the parameters of a reader. */
export function lineFormat(settings: Settings): LineFormat {
  return {
    separator: String(settings.column_separators ?? ';'),
    quote:
      settings.use_quotes === false
        ? null
        : String(settings.quotes_character ?? '"'),
    escape: String(settings.escape_character ?? '\\'),
    comments:
      settings.skip_comments === true
        ? String(settings.comment_characters ?? '#')
        : '',
    isTrimmed: settings.trim_lines === true,
  };
}

type State = 'new' | 'blank' | 'plain' | 'quoted' | 'closed' | 'end' | 'fault';

/**
 * Splits a line at a single-character separator. Returns null for invalid
 * quotes.
 */
function cellsByCharacter(
  line: string,
  {separator, quote, escape}: LineFormat,
): string[] | null {
  const cells: string[] = [];
  let text = '';
  let state: State = 'new';
  let isOpened = false;
  const endCell = (cell: string, isLast: boolean): State => {
    cells.push(cell);
    if (isLast) {
      cells.push('');
      text = '';
    }
    return isLast ? 'end' : 'new';
  };
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    const isLast = at === line.length - 1;
    if (state === 'fault') {
      return null;
    }
    if (state === 'closed') {
      if (sign === separator) {
        state = endCell(text.trim(), isLast);
      } else if (!/[ \t]/.test(sign)) {
        return null;
      }
    } else if (state === 'quoted') {
      if (sign === quote && !isOpened && line[at + 1] === quote) {
        text += sign;
        at++;
      } else if (sign === quote) {
        state = 'closed';
      } else if (sign === escape) {
        at++;
        text += line.charAt(at);
      } else {
        text += sign;
      }
      isOpened = false;
    } else {
      if (state === 'new') {
        text = '';
      }
      if (sign === separator) {
        state = endCell(text, isLast && state !== 'blank');
      } else if (state !== 'plain' && /[ \t]/.test(sign)) {
        state = 'blank';
      } else if (sign === quote) {
        isOpened = state !== 'plain';
        state = isOpened ? 'quoted' : 'fault';
      } else {
        at += sign === escape ? 1 : 0;
        text += line.charAt(at);
        state = 'plain';
      }
    }
  }
  if (state === 'quoted') {
    return null;
  }
  if (state === 'closed') {
    return [...cells, text.trim()];
  }
  return text === '' ? cells : [...cells, text];
}

/**
 * Splits a line at its quotes into alternating unquoted and quoted texts. A
 * quote after an escape character is text.
 */
function quotedParts(line: string, {quote, escape}: LineFormat): string[] {
  const parts = [''];
  for (let at = 0; at < line.length; at++) {
    const isQuote = line[at] === quote && line[at - 1] !== escape;
    if (isQuote) {
      parts.push('');
    } else {
      parts[parts.length - 1] += line.charAt(at);
    }
  }
  if (parts.length > 1 && parts.at(-1) === '') {
    parts.pop();
  }
  return parts.map((part) => part.replaceAll('\\"', '"'));
}

/**
 * Splits a line at a regular expression. Empty texts next to a quoted text are
 * not cells.
 */
function cellsByPattern(line: string, format: LineFormat): string[] {
  const parts = quotedParts(line, format);
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) {
      return [part];
    }
    if (index === 0 && part.trim() === '') {
      return [];
    }
    const texts = part
      .split(new RegExp(format.separator))
      .map((text) => text.trim());
    return texts.filter((text, at) => {
      const isFirst = at === 0;
      const isLast = at === texts.length - 1;
      return (
        text !== '' ||
        (isFirst && index === 0) ||
        (isLast && index === parts.length - 1) ||
        (!isFirst && !isLast)
      );
    });
  });
}

/**
 * Removes a comment from a line. If several comment characters occur, the last
 * one in `comments` counts.
 */
function withoutComment(line: string, comments: string): string {
  const start = [...comments]
    .map((sign) => line.indexOf(sign))
    .filter((at) => at >= 0)
    .at(-1);
  return line.slice(0, start);
}

/**
 * Splits a line into cells. Returns null for skipped lines: empty lines,
 * comments, and lines with invalid quotes.
 */
export function csvCells(line: string, format: LineFormat): string[] | null {
  const rest = withoutComment(line, format.comments);
  const text = format.isTrimmed ? rest.trim() : rest;
  if (text.trim() === '') {
    return null;
  }
  if (format.separator === '') {
    return [text];
  }
  return format.separator.length === 1
    ? cellsByCharacter(text, format)
    : cellsByPattern(text, format);
}
