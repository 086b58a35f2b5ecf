import type {ReactNode} from 'react';

type Props = {
  readonly legend: string;
  readonly options: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Capabilities, of which an operator has to have all that are checked. */
export default function Handles({
  legend,
  options,
  names,
  chosen,
  onChange,
}: Props): ReactNode {
  if (options.length === 0) {
    return null;
  }
  return (
    <fieldset className="operator-handles">
      <legend>{legend}</legend>
      {options.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({target}) => {
              onChange(
                options.filter((one) =>
                  one === name ? target.checked : chosen.includes(one),
                ),
              );
            }}
          />
          {names[name]}
        </label>
      ))}
    </fieldset>
  );
}
