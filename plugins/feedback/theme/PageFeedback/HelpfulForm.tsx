import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {
  FeedbackAnswer,
  FeedbackPage,
  FeedbackSettings,
} from '../../shared/types';
import {answerAddress} from './addresses';
import {giveAnswer} from './giveAnswer';
import MessageLink from './MessageLink';
import MissingText from './MissingText';
import type {FeedbackTexts} from './texts';

type Props = {
  readonly page: FeedbackPage;
  readonly settings: FeedbackSettings;
  readonly texts: FeedbackTexts;
};

/** The question whether a page was helpful: Yes, or No and what is missing; then thanks. */
export default function HelpfulForm({page, settings, texts}: Props): ReactNode {
  const [state, setState] = useState<'asked' | 'missing' | 'answered'>('asked');
  const [message, setMessage] = useState<string>();
  const thanks = useRef<HTMLParagraphElement>(null);

  const give = (answer: FeedbackAnswer['answer'], text = '') => {
    const detail = {...page, answer, text};
    const address = answerAddress(settings, detail, texts);
    const isOpened = giveAnswer(detail, address);
    setMessage(isOpened ? address : undefined);
    setState('answered');
    // The button that was pressed goes away.
    thanks.current?.focus();
  };

  return (
    <div className="feedback-form">
      {state !== 'answered' && (
        <fieldset>
          <legend>{texts.question}</legend>
          <button type="button" onClick={() => give('yes')}>
            {texts.yes}
          </button>
          <button
            type="button"
            aria-expanded={state === 'missing'}
            onClick={() => setState('missing')}
          >
            {texts.no}
          </button>
        </fieldset>
      )}
      {state === 'missing' && (
        <MissingText texts={texts} onSend={(text) => give('no', text)} />
      )}
      <p ref={thanks} role="status" tabIndex={-1}>
        {state === 'answered' && texts.thanks}{' '}
        {message !== undefined && (
          <MessageLink href={message}>{texts.again}</MessageLink>
        )}
      </p>
    </div>
  );
}
