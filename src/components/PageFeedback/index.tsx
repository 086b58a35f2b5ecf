import {useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Feedback} from '../../feedback';
import {linesOf, messageLink, shortened} from './message';
import styles from './styles.module.css';

/** The page that the question is about. Posts do not have a version. */
type Props = {readonly route: string; readonly version?: string};

/**
 * Question with two answers and a link to a report. Each opens a message about
 * the page, but nothing is sent.
 */
export default function PageFeedback({route, version}: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const settings = customFields?.feedback as Feedback | undefined;
  const [selection, setSelection] = useState('');
  if (!settings) {
    return null;
  }
  const {address, siteVersion} = settings;
  const question = translate({message: 'Was this page helpful?'});
  const yes = translate({message: 'Yes'});
  const no = translate({message: 'No'});
  const missing = translate({message: 'What is missing?'});
  const answerOn = translate({message: 'Feedback on'});
  const problemOn = translate({message: 'Problem on'});
  const page = linesOf([
    [translate({message: 'Page'}), route],
    [translate({message: 'Version of the docs'}), version],
    [translate({message: 'Version of the site'}), siteVersion],
  ]);
  const selected = linesOf([
    [translate({message: 'Selected text'}), shortened(selection)],
  ]);
  const link = (subject: string, body: string) => ({
    href: messageLink(address, `${subject} ${route}`, body),
    // A mailto link does not need a new tab, which would stay empty.
    ...(address.startsWith('mailto:') && {target: undefined}),
  });
  // The browser clears the selection before it follows the link.
  const keepSelection = () =>
    setSelection(window.getSelection()?.toString() ?? '');

  return (
    <div className={styles.feedback} data-markdown-ignore>
      <p role="group" aria-label={question}>
        {question}{' '}
        <Link {...link(answerOn, `${question} ${yes}\n${page}`)}>{yes}</Link>{' '}
        <Link {...link(answerOn, `${missing}\n\n\n${question} ${no}\n${page}`)}>
          {no}
        </Link>
      </p>
      <Link
        {...link(problemOn, `\n\n${page}${selected}`)}
        onPointerDown={keepSelection}
        onKeyDown={keepSelection}
      >
        {translate({message: 'Report a problem'})}
      </Link>
    </div>
  );
}
