import {useEffect, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CatalogState} from './address';
import Choice from './Choice';
import {CHOICES} from './filter';
import type {Filter, Part} from './filter';
import {GROUPINGS} from './groups';
import type {Grouping} from './groups';
import Handles from './Handles';
import type {Options} from './options';
import {groupingNames, partLabels, valueNames} from './words';

/** Parts of the filter that are always shown; the others are folded. */
const FIRST: readonly Part[] = ['category', 'kind'];
const FOLDED = CHOICES.filter((part) => !FIRST.includes(part));

/** How many folded parts of a filter are in use. */
const foldedCount = (filter: Filter) =>
  FOLDED.filter((part) => filter[part] !== '').length + filter.handles.length;

/** Props of the controls above the list. */
export type ControlsProps = {
  readonly options: Options;
  /** Labels of sources by name. */
  readonly sources: Readonly<Record<string, string>>;
  readonly state: CatalogState;
  /** Applies a state; `isTyped` where more letters may follow. */
  readonly onChange: (state: CatalogState, isTyped?: boolean) => void;
};

/** Fields to filter and group by. They are in the HTML, so that nothing moves when they begin to work. */
export default function Controls(props: ControlsProps): ReactNode {
  const {options, sources, state, onChange} = props;
  const {filter} = state;
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const labels = partLabels();
  const names = {...valueNames(), ...sources};
  const folded = foldedCount(filter);
  const change = (part: Partial<Filter>, isTyped?: boolean) => {
    onChange({...state, filter: {...filter, ...part}}, isTyped);
  };
  const choice = (part: Part) =>
    options[part].length > 0 && (
      <Choice
        key={part}
        label={labels[part]}
        value={filter[part]}
        options={options[part]}
        {...((part === 'label' || part === 'source' || part === 'live') && {
          names,
        })}
        onChange={(value) => {
          change({[part]: value});
        }}
      />
    );

  // What an address asks for is seen, without closing what a reader has opened.
  useEffect(() => {
    if (folded > 0 && fold.current) {
      fold.current.open = true;
    }
  }, [folded]);

  return (
    <form
      className="operator-filters"
      role="search"
      aria-label={translate({
        id: 'theme.OperatorCatalog.filters',
        message: 'Filter operators',
      })}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(state);
      }}
    >
      <div className="operator-filter-fields">
        <div className="operator-filter operator-filter--text">
          <label htmlFor={id}>{labels.text}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={filter.text}
            onChange={(event) => {
              change({text: event.target.value}, true);
            }}
          />
        </div>
        {FIRST.map(choice)}
        <Choice
          label={labels.group}
          value={state.grouping}
          options={GROUPINGS}
          names={groupingNames()}
          hasAny={false}
          onChange={(grouping) => {
            onChange({...state, grouping: grouping as Grouping});
          }}
        />
      </div>
      <details ref={fold} className="operator-fold operator-more-filters">
        <summary>
          {translate({
            id: 'theme.OperatorCatalog.more',
            message: 'More filters',
          })}
          {folded > 0 && ` (${folded})`}
        </summary>
        <div className="operator-filter-fields">
          {FOLDED.map(choice)}
          <Handles
            legend={labels.handles}
            options={options.handles}
            names={names}
            chosen={filter.handles}
            onChange={(handles) => {
              change({handles});
            }}
          />
        </div>
      </details>
    </form>
  );
}
