import type {ReactNode} from 'react';

/** A labeled choice of one of several things, by value. */
export function Choice({
  label,
  name,
  value,
  choices,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  choices: readonly {readonly value: string; readonly label: string}[];
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
