import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {MAX_QUERY_LENGTH} from '../../shared/constants';

/**
 * The field of the page of all results. The browser keeps its text, because
 * the address follows only once its route is loaded: a text from there would
 * overwrite what the reader has typed since, and end compositions and undo.
 */
export function QueryField({
  query,
  onType,
}: {
  /** The query of the address. */
  query: string;
  onType: (query: string) => void;
}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {action} = useHistory();
  useEffect(() => {
    const input = field.current;
    // A reader who types is ahead of the address; one who goes back is not.
    if (input && (action === 'POP' || input !== document.activeElement)) {
      input.value = query;
    }
  }, [query, action]);
  return (
    <input
      ref={field}
      type="search"
      name="q"
      defaultValue=""
      maxLength={MAX_QUERY_LENGTH}
      onChange={({target}) => onType(target.value)}
    />
  );
}
