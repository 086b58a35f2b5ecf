import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  /** Names of options that are codes. */
  readonly names?: Readonly<Record<string, string>>;
  /** Whether nothing need be chosen; default true. */
  readonly hasAny?: boolean;
  readonly onChange: (value: string) => void;
};

/** A field with values to choose one from. */
export default function Choice({
  label,
  value,
  options,
  names = {},
  hasAny = true,
  onChange,
}: Props): ReactNode {
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
