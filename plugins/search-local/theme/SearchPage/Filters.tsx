import type {ReactNode} from 'react';
import {RESULT_KINDS} from '../../shared/answer';
import type {ResultKind, SearchFilters} from '../../shared/answer';
import type {SearchTexts} from '../SearchBar/texts';
import {Choice} from './Choice';
import type {searchPageTexts} from './texts';
import styles from './styles.module.css';

/** Choices that narrow the results. */
export function Filters({
  filters,
  categories,
  texts,
  kinds,
  onChange,
}: {
  filters: SearchFilters;
  categories: readonly string[];
  texts: ReturnType<typeof searchPageTexts>;
  kinds: SearchTexts['kinds'];
  onChange: (filters: SearchFilters) => void;
}): ReactNode {
  const all = {value: '', label: texts.all};
  return (
    <div className={styles.filters}>
      <Choice
        label={texts.kind}
        name="kind"
        value={filters.kind ?? ''}
        choices={[
          all,
          ...RESULT_KINDS.map((value) => ({value, label: kinds[value]})),
        ]}
        onChange={(kind) =>
          onChange({...filters, kind: (kind || undefined) as ResultKind})
        }
      />
      <Choice
        label={texts.category}
        name="category"
        value={filters.category ?? ''}
        choices={[
          all,
          ...categories.map((category) => ({value: category, label: category})),
        ]}
        onChange={(category) =>
          onChange({...filters, category: category || undefined})
        }
      />
    </div>
  );
}
