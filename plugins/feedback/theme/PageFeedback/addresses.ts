import {answerMessage, reportMessage} from '../../shared/message';
import type {Message, MessageTexts} from '../../shared/message';
import {filledAddress} from '../../shared/template';
import type {
  FeedbackAnswer,
  FeedbackPage,
  FeedbackSettings,
} from '../../shared/types';

function addressOf(
  {address, siteVersion = ''}: FeedbackSettings,
  {route, version = ''}: FeedbackPage,
  message: Message,
): string | undefined {
  return address === undefined
    ? undefined
    : filledAddress(address, {route, version, siteVersion, ...message});
}

/** Where a report goes; undefined where the site has no address. */
export function reportAddress(
  settings: FeedbackSettings,
  page: FeedbackPage,
  selection: string,
  texts: MessageTexts,
): string | undefined {
  const {siteVersion} = settings;
  return addressOf(
    settings,
    page,
    reportMessage(page, siteVersion, selection, texts),
  );
}

/** Where an answer goes; undefined where the site has no address. */
export function answerAddress(
  settings: FeedbackSettings,
  answer: FeedbackAnswer,
  texts: MessageTexts,
): string | undefined {
  const {siteVersion} = settings;
  return addressOf(settings, answer, answerMessage(answer, siteVersion, texts));
}
