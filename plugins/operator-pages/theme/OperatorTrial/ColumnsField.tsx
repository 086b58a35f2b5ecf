import {useId} from 'react';
import type {ReactNode} from 'react';
import type {Table} from '../../run/types';
import About from './About';

/** The sign between the names of a list of columns. */
const SEPARATOR = '|';

/** Props of the control of a list of columns. */
export type ColumnsFieldProps = {
  readonly label: string;
  /** What the list does; '' if it is not told. */
  readonly about: string;
  /** Names of the chosen columns. */
  readonly value: string;
  /** The columns of all inputs. */
  readonly columns: Table;
  readonly onChange: (value: string) => void;
};

/** A check box for each column of the inputs. */
export default function ColumnsField(props: ColumnsFieldProps): ReactNode {
  const {label, about, value, columns, onChange} = props;
  const id = useId();
  const chosen = value.split(SEPARATOR);
  return (
    <fieldset
      className="operator-trial-field"
      aria-describedby={about ? id : undefined}
    >
      <legend>{label}</legend>
      {columns.map(({name}) => (
        <label key={name} className="operator-trial-column">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({target: {checked}}) => {
              onChange(
                columns
                  .map((column) => column.name)
                  .filter((one) =>
                    one === name ? checked : chosen.includes(one),
                  )
                  .join(SEPARATOR),
              );
            }}
          />
          {name}
        </label>
      ))}
      {about && <About id={id} text={about} />}
    </fieldset>
  );
}
