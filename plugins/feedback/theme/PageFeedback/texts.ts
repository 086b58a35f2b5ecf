import {translate} from '@docusaurus/Translate';

/** All texts of links and messages, in the reader's language. */
export const feedbackTexts = () => ({
  question: translate({
    id: 'theme.PageFeedback.question',
    message: 'Was this page helpful?',
    description: 'The question at the end of a page, and in its message',
  }),
  yes: translate({id: 'theme.PageFeedback.yes', message: 'Yes'}),
  no: translate({id: 'theme.PageFeedback.no', message: 'No'}),
  missing: translate({
    id: 'theme.PageFeedback.missing',
    message: 'What is missing?',
    description: 'First line of the message that answers No',
  }),
  report: translate({
    id: 'theme.PageFeedback.report',
    message: 'Report a problem',
    description: 'Link to an email or an issue about the page',
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
    description: 'Label of the path of a page in a message',
  }),
  version: translate({
    id: 'theme.PageFeedback.version',
    message: 'Version of the docs',
    description: 'Label of the version of the docs in a message',
  }),
  siteVersion: translate({
    id: 'theme.PageFeedback.siteVersion',
    message: 'Version of the site',
    description: 'Label of the version of the site in a message',
  }),
  selection: translate({
    id: 'theme.PageFeedback.selection',
    message: 'Selected text',
    description: 'Label of the selected text in a report',
  }),
});
