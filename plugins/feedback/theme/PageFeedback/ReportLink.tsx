import {useState} from 'react';
import type {ReactNode} from 'react';
import type {FeedbackPage, FeedbackSettings} from '../../shared/types';
import {reportAddress} from './addresses';
import MessageLink from './MessageLink';
import type {FeedbackTexts} from './texts';

type Props = {
  readonly page: FeedbackPage;
  readonly settings: FeedbackSettings;
  readonly texts: FeedbackTexts;
};

/** A link to a report on the page, which takes along what is selected when it is pressed. */
export default function ReportLink({page, settings, texts}: Props): ReactNode {
  const [selection, setSelection] = useState('');
  const href = reportAddress(settings, page, selection, texts);
  // The browser takes a selection away before it follows the link.
  const takeSelection = () => {
    setSelection(window.getSelection()?.toString() ?? '');
  };
  return (
    href !== undefined && (
      <MessageLink
        href={href}
        onPointerDown={takeSelection}
        onKeyDown={takeSelection}
      >
        {texts.report}
      </MessageLink>
    )
  );
}
