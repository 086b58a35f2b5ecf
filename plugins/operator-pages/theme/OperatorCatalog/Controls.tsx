import {useEffect, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CheckBoxes from '../CheckBoxes';
import type {CatalogState} from './address';
import {CHOICES, PARTS} from './filter';
import type {Filter, Names, Options, Part} from './filter';
import {GROUPINGS} from './groups';
import type {Grouping} from './groups';

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  /** Names of options that are codes. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** Whether nothing need be chosen; default true. */
  readonly hasAny?: boolean;
  readonly onChange: (value: string) => void;
};

/** A field with values to choose one from. */
function Choice(props: ChoiceProps): ReactNode {
  const {label, value, options, names = {}, hasAny = true, onChange} = props;
  const id = useId();
  return (
    <div className="operator-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {hasAny && (
          <option value="">
            {translate({id: 'theme.OperatorCatalog.any', message: 'Any'})}
          </option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Names of what operators are grouped by. */
const groupingNames = (): Readonly<Record<Grouping, string>> => ({
  letter: translate({
    id: 'theme.OperatorCatalog.group.letter',
    message: 'Letter',
  }),
  category: translate({
    id: 'theme.OperatorCatalog.group.category',
    message: 'Category',
  }),
});

/** Parts of the filter that are always shown; the others are folded. */
const FIRST: readonly Part[] = ['category', 'kind'];
const FOLDED = CHOICES.filter((part) => !FIRST.includes(part));

type Props = {
  readonly options: Options;
  readonly names: Names;
  readonly state: CatalogState;
  /** Applies a state; `isTyped` where more letters may follow. */
  readonly onChange: (state: CatalogState, isTyped?: boolean) => void;
};

/** Fields to filter and group by. They are in the HTML, so that nothing moves when they begin to work. */
export default function Controls(props: Props): ReactNode {
  const {options, names, state, onChange} = props;
  const {filter} = state;
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const folded =
    FOLDED.filter((part) => filter[part] !== '').length + filter.handles.length;
  const change = (part: Partial<Filter>, isTyped?: boolean) =>
    onChange({...state, filter: {...filter, ...part}}, isTyped);
  const choice = (part: Part) =>
    options[part].length > 0 && (
      <Choice
        key={part}
        label={PARTS[part].label()}
        value={filter[part]}
        options={options[part]}
        names={names[part]}
        onChange={(value) => change({[part]: value})}
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
          <label htmlFor={id}>
            <Translate id="theme.OperatorCatalog.text">Text</Translate>
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={filter.text}
            onChange={(event) => change({text: event.target.value}, true)}
          />
        </div>
        {FIRST.map(choice)}
        <Choice
          label={translate({
            id: 'theme.OperatorCatalog.group',
            message: 'Group by',
          })}
          value={state.grouping}
          options={GROUPINGS}
          names={groupingNames()}
          hasAny={false}
          onChange={(grouping) =>
            onChange({...state, grouping: grouping as Grouping})
          }
        />
      </div>
      <details ref={fold} className="operator-fold operator-more-filters">
        <summary>
          <Translate id="theme.OperatorCatalog.more">More filters</Translate>
          {folded > 0 && ` (${folded})`}
        </summary>
        <div className="operator-filter-fields">
          {FOLDED.map(choice)}
          {options.handles.length > 0 && (
            <fieldset className="operator-handles">
              <legend>{PARTS.handles.label()}</legend>
              <CheckBoxes
                values={options.handles}
                chosen={filter.handles}
                names={names.handles}
                onChange={(handles) => change({handles})}
              />
            </fieldset>
          )}
        </div>
      </details>
    </form>
  );
}
