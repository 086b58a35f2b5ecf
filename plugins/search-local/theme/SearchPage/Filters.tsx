import type {ReactNode} from 'react';
import type {ResultKind} from '../../shared/answer';
import type {IndexLocation, KindNames, SearchChoices} from '../../shared/types';
import {localeKey, versionKey} from './address';
import type {SearchPageAddress} from './address';
import {PAGE_TEXTS} from './texts';
import styles from './styles.module.css';

/** One of several things, by value. */
type Choosable = {readonly value: string; readonly label: string};

/** Chooses nothing in particular. */
const ALL: Choosable = {value: '', label: PAGE_TEXTS.all};

/** A labeled choice of one of several things. */
function Choice({
  label,
  name,
  value,
  choices,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  choices: readonly Choosable[];
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select
        name={name}
        value={value}
        onChange={({target}) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Choices that narrow the results, and where a site has several versions of
 * the docs or languages, which of these is searched.
 */
export function Filters({
  address,
  categories,
  choices: {kinds: own, versions, languages},
  searched,
  kinds,
  onChange,
}: {
  address: SearchPageAddress;
  categories: readonly string[];
  choices: SearchChoices;
  searched: IndexLocation;
  kinds: Required<KindNames>;
  onChange: (address: SearchPageAddress) => void;
}): ReactNode {
  const {filters} = address;
  const hasVersions =
    versions.length > 1 &&
    versions.some(({location}) => location.locale === searched.locale);
  const hasLanguages = languages.length > 1;
  return (
    <>
      <div className={styles.filters}>
        <Choice
          label={PAGE_TEXTS.kind}
          name="kind"
          value={filters.kind ?? ''}
          choices={[ALL, ...own.map((value) => ({value, label: kinds[value]}))]}
          onChange={(value) => {
            const kind = (value || undefined) as ResultKind;
            onChange({...address, filters: {...filters, kind}});
          }}
        />
        <Choice
          label={PAGE_TEXTS.category}
          name="category"
          value={filters.category ?? ''}
          choices={[ALL, ...categories.map((value) => ({value, label: value}))]}
          onChange={(value) => {
            const category = value || undefined;
            onChange({...address, filters: {...filters, category}});
          }}
        />
      </div>
      {(hasVersions || hasLanguages) && (
        <div className={styles.filters}>
          {hasVersions && (
            <Choice
              label={PAGE_TEXTS.version}
              name="version"
              value={versionKey(searched)}
              choices={versions.map(({label, location}) => ({
                label,
                value: versionKey(location),
              }))}
              onChange={(version) => onChange({...address, index: {version}})}
            />
          )}
          {hasLanguages && (
            <Choice
              label={PAGE_TEXTS.language}
              name="locale"
              value={localeKey(searched)}
              choices={languages.map(({label, location}) => ({
                label,
                value: localeKey(location),
              }))}
              onChange={(locale) => onChange({...address, index: {locale}})}
            />
          )}
        </div>
      )}
    </>
  );
}
