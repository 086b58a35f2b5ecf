import {useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/PageFeedback';
import {linesOf, messageAddress, shortened} from '../../shared/message';
import type {FeedbackSettings} from '../../shared/message';
import {feedbackTexts} from './texts';

/** A question with two answers and a link to a report, each a message about the page. */
export default function PageFeedback({route, version}: Props): ReactNode {
  const {address, siteVersion} = usePluginData('feedback') as FeedbackSettings;
  const [selection, setSelection] = useState('');
  const texts = feedbackTexts();
  const page = linesOf([
    [texts.page, route],
    [texts.version, version],
    [texts.siteVersion, siteVersion],
  ]);
  const linkTo = (subject: string, body: string) => ({
    href: messageAddress(address, `${subject} ${route}`, body),
    // An email does not need a tab, which would stay empty.
    ...(address.startsWith('mailto:') && {target: undefined}),
  });
  // The browser clears the selection before it follows the link.
  const keepSelection = () =>
    setSelection(window.getSelection()?.toString() ?? '');
  const selected = linesOf([[texts.selection, shortened(selection)]]);

  return (
    <div className="feedback" data-markdown-ignore>
      <p role="group" aria-label={texts.question}>
        {texts.question}{' '}
        <Link
          {...linkTo(texts.answerOn, `${texts.question} ${texts.yes}\n${page}`)}
        >
          {texts.yes}
        </Link>{' '}
        <Link
          {...linkTo(
            texts.answerOn,
            `${texts.missing}\n\n\n${texts.question} ${texts.no}\n${page}`,
          )}
        >
          {texts.no}
        </Link>
      </p>
      <Link
        {...linkTo(texts.problemOn, `\n\n${page}${selected}`)}
        onPointerDown={keepSelection}
        onKeyDown={keepSelection}
      >
        {texts.report}
      </Link>
    </div>
  );
}
