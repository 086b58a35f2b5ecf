import type {FeedbackAnswer, FeedbackPage} from './types';

/** Characters of a selection that a report carries. */
export const MAX_SELECTION = 300;

/** Words of a message, in the reader's language. */
export type MessageTexts = Readonly<
  Record<
    | 'question'
    | 'yes'
    | 'no'
    | 'problemOn'
    | 'answerOn'
    | 'page'
    | 'version'
    | 'siteVersion'
    | 'selection',
    string
  >
>;

/** A message to those who write the site. */
export type Message = {readonly subject: string; readonly body: string};

type Line = readonly [name: string, value: string | undefined];

const linesOf = (lines: readonly Line[]): string =>
  lines
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** The selection in one line, cut off where it is long. */
function shortened(selection: string): string {
  const characters = Array.from(selection.replace(/\s+/g, ' ').trim());
  return characters.length > MAX_SELECTION
    ? `${characters.slice(0, MAX_SELECTION).join('')}…`
    : characters.join('');
}

const placeOf = (
  {route, version}: FeedbackPage,
  siteVersion: string | undefined,
  texts: MessageTexts,
): readonly Line[] => [
  [texts.page, route],
  [texts.version, version],
  [texts.siteVersion, siteVersion],
];

/** The beginning of a report, with room for what its reader writes. */
export function reportMessage(
  page: FeedbackPage,
  siteVersion: string | undefined,
  selection: string,
  texts: MessageTexts,
): Message {
  const lines = linesOf([
    ...placeOf(page, siteVersion, texts),
    [texts.selection, shortened(selection)],
  ]);
  return {
    subject: `${texts.problemOn} ${page.route}`,
    body: `\n\n${lines}\n`,
  };
}

/** An answer to the question, as a message. */
export function answerMessage(
  {answer, text, ...page}: FeedbackAnswer,
  siteVersion: string | undefined,
  texts: MessageTexts,
): Message {
  const lines = linesOf(placeOf(page, siteVersion, texts));
  const body = `${texts.question} ${texts[answer]}\n${lines}\n`;
  return {
    subject: `${texts.answerOn} ${page.route}`,
    body: text === '' ? body : `${text}\n\n${body}`,
  };
}
