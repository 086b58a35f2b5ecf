import type {ReactNode} from 'react';
import type {TrialParameter} from '../../run/trial';
import type {DraftSetting} from './draft';
import Field from './Field';
import ListField from './ListField';
import type {Problem} from './readDraft';
import {whenText} from './texts';

/** Props of the control of a parameter. */
export type SettingFieldProps = {
  readonly parameter: TrialParameter;
  readonly value: DraftSetting;
  readonly problem?: Problem | undefined;
  /** Names of the columns of all inputs. */
  readonly columnNames: readonly string[];
  readonly onChange: (value: DraftSetting) => void;
};

/** What the parameter does, what the chosen value means, and when it has an effect. */
function aboutText(
  {about, options = [], whenText: condition}: TrialParameter,
  value: DraftSetting,
): string {
  const meaning = options.find((option) => option.value === value)?.meaning;
  return [
    about,
    meaning && `\`${String(value)}\`: ${meaning}`,
    condition && whenText(condition),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The control of a parameter, by its kind. */
export default function SettingField(props: SettingFieldProps): ReactNode {
  const {parameter, value, problem, columnNames, onChange} = props;
  const {label, control, options = [], min, max, whole} = parameter;
  const about = aboutText(parameter, value);
  if (typeof value === 'object') {
    return (
      <ListField
        parameter={parameter}
        about={about}
        pairs={value}
        columnNames={columnNames}
        onChange={onChange}
      />
    );
  }
  if (typeof value === 'boolean') {
    return (
      <Field label={label} about={about} isBefore>
        {(tied) => (
          <input
            {...tied}
            type="checkbox"
            checked={value}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
          />
        )}
      </Field>
    );
  }
  if (control === 'choice') {
    return (
      <Field label={label} about={about}>
        {(tied) => (
          <select
            {...tied}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value}>{option.value}</option>
            ))}
          </select>
        )}
      </Field>
    );
  }
  return (
    <Field label={label} about={about} problem={problem}>
      {(tied) => (
        <input
          {...tied}
          {...(control === 'number'
            ? {type: 'number', min, max, step: whole ? 1 : 'any'}
            : {type: 'text'})}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
