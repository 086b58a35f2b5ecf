import type {ReactNode} from 'react';
import type {IndexLocation, SearchChoices} from '../../shared/types';
import {versionKey} from './address';
import type {IndexKey} from './address';
import {Choice} from './Choice';
import type {searchPageTexts} from './texts';
import styles from './styles.module.css';

/** What is searched: a version of the docs, or another language. Shows nothing where a site has one of each. */
export function IndexFilters({
  choices: {versions, languages},
  searched,
  texts,
  onChange,
}: {
  choices: SearchChoices;
  searched: IndexLocation;
  texts: ReturnType<typeof searchPageTexts>;
  onChange: (index: IndexKey) => void;
}): ReactNode {
  const hasVersions =
    versions.length > 1 &&
    versions.some(({location}) => location.locale === searched.locale);
  const hasLanguages = languages.length > 1;
  if (!hasVersions && !hasLanguages) {
    return null;
  }
  return (
    <div className={styles.filters}>
      {hasVersions && (
        <Choice
          label={texts.version}
          name="version"
          value={versionKey(searched)}
          choices={versions.map(({label, location}) => ({
            label,
            value: versionKey(location),
          }))}
          onChange={(version) => onChange({version})}
        />
      )}
      {hasLanguages && (
        <Choice
          label={texts.language}
          name="locale"
          value={searched.locale}
          choices={languages.map(({label, location}) => ({
            label,
            value: location.locale,
          }))}
          onChange={(locale) => onChange({locale})}
        />
      )}
    </div>
  );
}
