import {useEffect, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import type {FeedbackTexts} from './texts';

/** Characters that a reader may write: addresses with much more fail in some browsers. */
const MAX_LENGTH = 1000;

type Props = {
  readonly texts: FeedbackTexts;
  readonly onSend: (text: string) => void;
};

/** The field for what is missing on a page; it may stay empty. */
export default function MissingText({texts, onSend}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(field.current?.value.trim() ?? '');
      }}
    >
      <label htmlFor={id}>{texts.missing}</label>
      <textarea ref={field} id={id} rows={3} maxLength={MAX_LENGTH} />
      <button type="submit">{texts.send}</button>
    </form>
  );
}
