import type {ReactNode} from 'react';

type Props = {
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  /** Names of values that are codes. */
  readonly names?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** A check box for each value. */
export default function CheckBoxes(props: Props): ReactNode {
  const {values, chosen, names = {}, className, onChange} = props;
  return values.map((value) => (
    <label key={value} className={className}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={({target: {checked}}) =>
          onChange(
            values.filter((one) =>
              one === value ? checked : chosen.includes(one),
            ),
          )
        }
      />
      {names[value] ?? value}
    </label>
  ));
}
