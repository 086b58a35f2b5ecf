import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ResultKind} from '../../shared/answer';
import {MAX_QUERY_LENGTH} from '../../shared/constants';
import type {KindNames} from '../../shared/types';
import {PAGE_TEXTS} from './texts';
import styles from './styles.module.css';

/**
 * The field of the results page. It is uncontrolled, because the address changes
 * only after its route is loaded, and would overwrite newer text, compositions,
 * and the undo history.
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
    // Text that the reader types is newer than the address, except after Back.
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

/** The filter of the results by kind of page. */
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
