import {useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Feedback} from '../../feedback';
import {linesOf, messageLink, shortened} from './message';
import styles from './styles.module.css';

/** The page that readers are asked about. */
type Props = {
  /** Path with the base URL. */
  readonly route: string;
  /** Version of the docs. Default: none, for posts. */
  readonly version?: string;
};

const texts = () => ({
  question: translate({
    id: 'help.feedback.question',
    message: 'Was this page helpful?',
  }),
  yes: translate({id: 'help.feedback.yes', message: 'Yes'}),
  no: translate({id: 'help.feedback.no', message: 'No'}),
  missing: translate({
    id: 'help.feedback.missing',
    message: 'What is missing?',
  }),
  report: translate({id: 'help.feedback.report', message: 'Report a problem'}),
  answerOn: translate({
    id: 'help.feedback.answerOn',
    message: 'Feedback on',
    description: 'Subject of a message, before the path of a page',
  }),
  problemOn: translate({
    id: 'help.feedback.problemOn',
    message: 'Problem on',
    description: 'Subject of a message, before the path of a page',
  }),
  page: translate({id: 'help.feedback.page', message: 'Page'}),
  docs: translate({id: 'help.feedback.docs', message: 'Version of the docs'}),
  site: translate({id: 'help.feedback.site', message: 'Version of the site'}),
  selection: translate({
    id: 'help.feedback.selection',
    message: 'Selected text',
  }),
});

/** A question with two answers and a link to a report. Each opens a message about the page; nothing is sent. */
export default function PageFeedback({route, version}: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const settings = customFields?.feedback as Feedback | undefined;
  const [selection, setSelection] = useState('');
  if (!settings) {
    return null;
  }
  const {address, siteVersion} = settings;
  const text = texts();
  const page = linesOf([
    [text.page, route],
    [text.docs, version],
    [text.site, siteVersion],
  ]);
  const selected = linesOf([[text.selection, shortened(selection)]]);
  const linkTo = (subject: string, body: string) => ({
    href: messageLink(address, `${subject} ${route}`, body),
    // An email does not need a tab, which would stay empty.
    ...(address.startsWith('mailto:') && {target: undefined}),
  });
  const yes = `${text.question} ${text.yes}\n${page}`;
  const no = `${text.missing}\n\n\n${text.question} ${text.no}\n${page}`;
  // The browser clears the selection before it follows the link.
  const keepSelection = () =>
    setSelection(window.getSelection()?.toString() ?? '');

  return (
    <div className={styles.feedback} data-markdown-ignore>
      <p role="group" aria-label={text.question}>
        {text.question} <Link {...linkTo(text.answerOn, yes)}>{text.yes}</Link>{' '}
        <Link {...linkTo(text.answerOn, no)}>{text.no}</Link>
      </p>
      <Link
        {...linkTo(text.problemOn, `\n\n${page}${selected}`)}
        onPointerDown={keepSelection}
        onKeyDown={keepSelection}
      >
        {text.report}
      </Link>
    </div>
  );
}
