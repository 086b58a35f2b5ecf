import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ResultKind} from '../../shared/answer';
import {MAX_QUERY_LENGTH} from '../../shared/constants';
import type {KindNames} from '../../shared/types';
import {PAGE_TEXTS} from './texts';
import styles from './styles.module.css';

/**
 * The field of the results page. The browser keeps its text, because
 * the address follows only once its route is loaded: a text from there would
 * overwrite what the reader has typed since, and end compositions and undo.
 */
export function QueryField({
  query,
  onType,
}: {
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

/** The choice of a kind of page, which narrows the results. */
export function KindFilter({
  kind,
  options,
  names,
  onChange,
}: {
  kind: ResultKind | undefined;
  options: readonly ResultKind[];
  names: Required<KindNames>;
  onChange: (kind: ResultKind | undefined) => void;
}): ReactNode {
  return (
    <label className={styles.kind}>
      <span>{PAGE_TEXTS.kind}</span>
      <select
        name="kind"
        value={kind ?? ''}
        onChange={({target: {value}}) =>
          onChange(options.find((option) => option === value))
        }
      >
        <option value="">{PAGE_TEXTS.all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
