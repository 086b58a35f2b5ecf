import {translate} from '@docusaurus/Translate';

/** All texts of form, link, and messages, in the reader's language. */
export function feedbackTexts() {
  return {
    question: translate({
      id: 'theme.PageFeedback.question',
      message: 'Was this page helpful?',
      description: 'The question at the end of a page, and in its message',
    }),
    yes: translate({
      id: 'theme.PageFeedback.yes',
      message: 'Yes',
      description: 'Answer to the question whether a page was helpful',
    }),
    no: translate({
      id: 'theme.PageFeedback.no',
      message: 'No',
      description: 'Answer to the question whether a page was helpful',
    }),
    missing: translate({
      id: 'theme.PageFeedback.missing',
      message: 'What is missing? (optional)',
      description: 'Label of the field below the answer No',
    }),
    send: translate({
      id: 'theme.PageFeedback.send',
      message: 'Send',
      description: 'Button that gives the answer No',
    }),
    thanks: translate({
      id: 'theme.PageFeedback.thanks',
      message: 'Thank you for your answer.',
      description: 'Stands in place of the question once it is answered',
    }),
    again: translate({
      id: 'theme.PageFeedback.again',
      message: 'Open the message with your answer',
      description:
        'Link behind the thanks, to the mail or issue that takes the answer',
    }),
    report: translate({
      id: 'theme.PageFeedback.report',
      message: 'Report a problem',
      description: 'Link to a mail or an issue about the page',
    }),
    problemOn: translate({
      id: 'theme.PageFeedback.problemOn',
      message: 'Problem on',
      description: 'Subject of a report, before the path of the page',
    }),
    answerOn: translate({
      id: 'theme.PageFeedback.answerOn',
      message: 'Feedback on',
      description: 'Subject of an answer, before the path of the page',
    }),
    page: translate({
      id: 'theme.PageFeedback.page',
      message: 'Page',
      description: 'Name of the path of a page in a message',
    }),
    version: translate({
      id: 'theme.PageFeedback.version',
      message: 'Version of the docs',
      description: 'Name of the version of the docs in a message',
    }),
    siteVersion: translate({
      id: 'theme.PageFeedback.siteVersion',
      message: 'Version of the site',
      description: 'Name of the version of the site in a message',
    }),
    selection: translate({
      id: 'theme.PageFeedback.selection',
      message: 'Selected text',
      description: 'Name of the selected text in a report',
    }),
  };
}

/** The texts of one language. */
export type FeedbackTexts = ReturnType<typeof feedbackTexts>;
