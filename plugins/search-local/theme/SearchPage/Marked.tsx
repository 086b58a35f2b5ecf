import type {ReactNode} from 'react';
import type {TextPart} from '../../shared/answer';

/** Text with the words that match the query marked. */
export function Marked({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
