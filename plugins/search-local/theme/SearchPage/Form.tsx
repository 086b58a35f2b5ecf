import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {MAX_QUERY_LENGTH} from '../../shared/constants';
import type {IndexLocation, KindNames, SearchChoices} from '../../shared/types';
import {localeKey, versionKey} from './address';
import type {SearchPageAddress} from './address';
import {PAGE_TEXTS} from './texts';
import styles from './styles.module.css';

/**
 * The field of the page of all results. The browser keeps its text, because
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

type Option = readonly [value: string, label: string];

/** The option of a filter that leaves nothing out. */
const ALL: Option = ['', PAGE_TEXTS.all];

function Choice({
  label,
  name,
  value,
  options,
  onChange,
}: {
  label: string;
  /** Name of what it sets in the address. */
  name: keyof SearchPageAddress;
  value: string | undefined;
  options: readonly Option[];
  onChange: (change: Partial<SearchPageAddress>) => void;
}): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select
        name={name}
        value={value ?? ''}
        onChange={({target}) => onChange({[name]: target.value || undefined})}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Choices of a kind of page, and of a version and a language. */
export function Filters({
  address,
  choices: {kinds: own, versions, languages},
  searched,
  kinds,
  onChange,
}: {
  address: SearchPageAddress;
  choices: SearchChoices;
  searched: IndexLocation;
  kinds: Required<KindNames>;
  onChange: (address: SearchPageAddress) => void;
}): ReactNode {
  const hasVersions =
    versions.length > 1 &&
    versions.some(({location}) => location.locale === searched.locale);
  const hasLanguages = languages.length > 1;
  const narrow = (change: Partial<SearchPageAddress>) =>
    onChange({...address, ...change});
  const choose = (index: Partial<SearchPageAddress>) =>
    narrow({version: undefined, locale: undefined, ...index});
  return (
    <>
      <div className={styles.filters}>
        <Choice
          label={PAGE_TEXTS.kind}
          name="kind"
          value={address.kind}
          options={[ALL, ...own.map((kind): Option => [kind, kinds[kind]])]}
          onChange={narrow}
        />
      </div>
      {(hasVersions || hasLanguages) && (
        <div className={styles.filters}>
          {hasVersions && (
            <Choice
              label={PAGE_TEXTS.version}
              name="version"
              value={versionKey(searched)}
              options={versions.map(({label, location}) => [
                versionKey(location),
                label,
              ])}
              onChange={choose}
            />
          )}
          {hasLanguages && (
            <Choice
              label={PAGE_TEXTS.language}
              name="locale"
              value={localeKey(searched)}
              options={languages.map(({label, location}) => [
                localeKey(location),
                label,
              ])}
              onChange={choose}
            />
          )}
        </div>
      )}
    </>
  );
}
