import type {ReactNode} from 'react';
import {RESULT_KINDS} from '../../shared/answer';
import type {ResultKind, SearchFilters} from '../../shared/answer';
import type {SearchTexts} from '../SearchBar/texts';
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
  return (
    <div className={styles.filters}>
      <label>
        <span>{texts.kind}</span>
        <select
          name="kind"
          value={filters.kind ?? ''}
          onChange={({target}) =>
            onChange({
              ...filters,
              kind: (target.value || undefined) as ResultKind | undefined,
            })
          }
        >
          <option value="">{texts.all}</option>
          {RESULT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{texts.category}</span>
        <select
          name="category"
          value={filters.category ?? ''}
          onChange={({target}) =>
            onChange({...filters, category: target.value || undefined})
          }
        >
          <option value="">{texts.all}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
