import {useId} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Choices} from './filter';

function Choice(props: {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
}): ReactNode {
  const {name, label, values} = props;
  const id = useId();
  return (
    <div className="operator-filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        <option value="">
          {translate({id: 'theme.OperatorCatalog.any', message: 'Any'})}
        </option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </div>
  );
}

/** Fields of the catalog's form except for the text, named after the keys of the filter. */
export default function Fields({
  choices,
}: {
  readonly choices: Choices;
}): ReactNode {
  return (
    <>
      <Choice
        name="category"
        label={translate({
          id: 'theme.OperatorCatalog.category',
          message: 'Category',
        })}
        values={choices.category}
      />
      <Choice
        name="kind"
        label={translate({
          id: 'theme.OperatorCatalog.kind',
          message: 'Purpose',
        })}
        values={choices.kind}
      />
      <label className="operator-filter-check">
        <input type="checkbox" name="live" value="yes" />
        <Translate id="theme.OperatorCatalog.live">Can be tried</Translate>
      </label>
    </>
  );
}
