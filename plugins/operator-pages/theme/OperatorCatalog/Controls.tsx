import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CatalogEntry} from '@theme/OperatorCatalog';
import {categoryOf, choices} from './filter';
import type {Filter} from './filter';

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
};

function Choice({label, value, options, onChange}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="operator-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">
          {translate({id: 'theme.OperatorCatalog.any', message: 'Any'})}
        </option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

/** Props of the controls above the list. */
export type ControlsProps = {
  readonly entries: readonly CatalogEntry[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
};

/** Fields to filter by: each has the values that there are. */
export default function Controls(props: ControlsProps): ReactNode {
  const {entries, filter, onChange} = props;
  const id = useId();
  const texts = {
    category: translate({
      id: 'theme.OperatorCatalog.category',
      message: 'Category',
    }),
    kind: translate({id: 'theme.OperatorCatalog.kind', message: 'Purpose'}),
    takes: translate({id: 'theme.OperatorCatalog.takes', message: 'Takes'}),
    gives: translate({id: 'theme.OperatorCatalog.gives', message: 'Gives'}),
    tag: translate({id: 'theme.OperatorCatalog.tag', message: 'Tag'}),
  };
  const options = {
    category: choices(entries, categoryOf),
    kind: choices(entries, ({kind}) => [kind]),
    takes: choices(entries, ({takes}) => takes),
    gives: choices(entries, ({gives}) => gives),
    tag: choices(entries, ({tags}) => tags, 2),
  };
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
      }}
    >
      <div className="operator-filter operator-filter--text">
        <label htmlFor={id}>
          {translate({id: 'theme.OperatorCatalog.text', message: 'Text'})}
        </label>
        <input
          id={id}
          type="search"
          value={filter.text}
          onChange={(event) => {
            onChange({...filter, text: event.target.value});
          }}
        />
      </div>
      {(Object.keys(texts) as (keyof typeof texts)[]).map((field) => (
        <Choice
          key={field}
          label={texts[field]}
          value={filter[field]}
          options={options[field]}
          onChange={(value) => {
            onChange({...filter, [field]: value});
          }}
        />
      ))}
    </form>
  );
}
