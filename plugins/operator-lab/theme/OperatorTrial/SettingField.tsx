import type {ReactNode} from 'react';
import type {TrialParameter} from '../../run/trial';
import type {Table} from '../../run/types';
import type {DraftSetting} from './draft';
import {ColumnsField, Field} from './Field';
import type {Tied} from './Field';
import ListField from './ListField';
import type {Problem} from './readDraft';
import {whenText} from './texts';

type Props = {
  readonly parameter: TrialParameter;
  readonly value: DraftSetting;
  readonly problem?: Problem | undefined;
  readonly columns: Table;
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

/** The element that a reader changes a setting with, other than a list. */
function control(
  {control: kind, options = [], min, max, whole}: TrialParameter,
  value: string | boolean,
  suggestions: readonly string[],
  onChange: (value: DraftSetting) => void,
  tied: Tied,
): ReactNode {
  if (typeof value === 'boolean') {
    return (
      <input
        {...tied}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  const typed = {
    ...tied,
    value,
    onChange: (event: {readonly target: {readonly value: string}}) =>
      onChange(event.target.value),
  };
  return kind === 'choice' ? (
    <select {...typed}>
      {options.map((option) => (
        <option key={option.value}>{option.value}</option>
      ))}
    </select>
  ) : (
    <>
      <input
        {...(kind === 'number'
          ? {type: 'number', min, max, step: whole ? 1 : 'any'}
          : {type: 'text'})}
        autoComplete="off"
        {...(suggestions.length > 0 && {list: `${tied.id}-options`})}
        {...typed}
      />
      {suggestions.length > 0 && (
        <datalist id={`${tied.id}-options`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A parameter with its control, by its kind. */
export default function SettingField(props: Props): ReactNode {
  const {parameter, value, problem, columns, onChange} = props;
  const {label, control: kind, namesColumns, options = []} = parameter;
  const about = aboutText(parameter, value);
  if (typeof value === 'object') {
    return <ListField {...props} about={about} pairs={value} />;
  }
  if (kind === 'columns' && typeof value === 'string') {
    return (
      <ColumnsField {...props} label={label} about={about} value={value} />
    );
  }
  const suggestions = namesColumns
    ? columns.map(({name}) => name)
    : options.map((option) => option.value);
  return (
    <Field
      label={label}
      about={about}
      problem={problem}
      isBefore={typeof value === 'boolean'}
    >
      {(tied) => control(parameter, value, suggestions, onChange, tied)}
    </Field>
  );
}
