import {describe, expect, it} from 'vitest';
import {
  answerMessage,
  MAX_SELECTION,
  reportMessage,
} from '../../../../../plugins/feedback/shared/message';

const TEXTS = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  problemOn: 'Problem on',
  answerOn: 'Feedback on',
  page: 'Page',
  version: 'Version',
  siteVersion: 'Site',
  selection: 'Selected text',
};
const PAGE = {route: '/docs/a', version: '1.0'};

describe('reportMessage', () => {
  it('carries page, versions, and selection, below room for the reader', () => {
    expect(reportMessage(PAGE, '7.1', 'Otters\n  swim.', TEXTS)).toEqual({
      subject: 'Problem on /docs/a',
      body: '\n\nPage: /docs/a\nVersion: 1.0\nSite: 7.1\nSelected text: Otters swim.\n',
    });
  });

  it('leaves out what there is not', () => {
    const {body} = reportMessage({route: '/blog/a'}, undefined, ' ', TEXTS);
    expect(body).toBe('\n\nPage: /blog/a\n');
  });

  it('cuts a long selection off, between characters', () => {
    const {body} = reportMessage(PAGE, undefined, '🦦'.repeat(500), TEXTS);
    expect(body).toContain(`: ${'🦦'.repeat(MAX_SELECTION)}…\n`);
  });
});

describe('answerMessage', () => {
  it('carries the answer and what is missing', () => {
    const answer = {...PAGE, answer: 'no', text: 'An example.'} as const;
    expect(answerMessage(answer, '7.1', TEXTS)).toEqual({
      subject: 'Feedback on /docs/a',
      body: 'An example.\n\nWas this page helpful? No\nPage: /docs/a\nVersion: 1.0\nSite: 7.1\n',
    });
  });
});
