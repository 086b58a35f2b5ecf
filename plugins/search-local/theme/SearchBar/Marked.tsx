import type {ReactNode} from 'react';
import type {TextPart} from '../../shared/answer';

/** Text with the words that match the query marked. */
export function Marked({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, isMatch}, position) =>
    isMatch ? <mark key={position}>{text}</mark> : text,
  );
}
