import {useId} from 'react';
import type {ReactNode} from 'react';
import type {Trial, TrialParameter} from '../../run/trial';
import type {Setting, Table} from '../../run/types';
import type {Pair} from './entries';
import {chosenColumns, IN_EFFECT, settingName} from './formData';
import ListField from './ListField';
import {rangeText, whenText} from './texts';

/**
 * Maximum integer if the operator has no upper bound: a million iterations
 * would freeze the page.
 */
const MOST = 1_000;

/** Attributes that connect a control with its field. */
type Tied = {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby'?: string;
};

/** Description of a parameter, the selected value, and the condition. */
function aboutText(
  {about, options = [], whenText: condition}: TrialParameter,
  value: Setting | undefined,
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

/** Renders plain text. Names in backticks become code. */
function withCode(text: string): ReactNode {
  // Parts with an odd index were between two backticks.
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

function NumberControl(props: {
  readonly parameter: TrialParameter;
  readonly start: Setting | undefined;
  readonly tied: Tied;
}): ReactNode {
  const {parameter, start, tied} = props;
  const {min, max, whole = false} = parameter;
  const most =
    whole && max === undefined ? Math.max(MOST, Number(start) || 0) : undefined;
  const hint = `${tied.id}-hint`;
  return (
    <>
      <input
        {...tied}
        type="number"
        min={min}
        max={max ?? most}
        step={whole ? 1 : 'any'}
        required={typeof start === 'number'}
        autoComplete="off"
        defaultValue={typeof start === 'number' ? start : ''}
        aria-describedby={`${hint} ${tied['aria-describedby'] ?? ''}`.trim()}
      />
      <p id={hint} className="operator-trial-hint">
        {rangeText({min, max, whole, most})}
      </p>
    </>
  );
}

function TextControl(props: {
  readonly start: Setting | undefined;
  readonly suggestions: readonly string[];
  readonly tied: Tied;
}): ReactNode {
  const {start, suggestions, tied} = props;
  const list = `${tied.id}-options`;
  return (
    <>
      <input
        {...tied}
        type="text"
        autoComplete="off"
        list={suggestions.length > 0 ? list : undefined}
        defaultValue={String(start ?? '')}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

type Props = {
  readonly trial: Trial;
  readonly parameter: TrialParameter;
  /** Value in the last computation. */
  readonly value: Setting | undefined;
  /**
   * True if the parameter has an effect. A field without effect is hidden and
   * keeps its entry.
   */
  readonly isInEffect: boolean;
  /** Columns of the inputs. */
  readonly columns: Table;
  /** Called after a change that does not cause a DOM event. */
  readonly onChange: () => void;
};

/** Creates the control of a parameter, according to its kind. */
function control(props: Props, tied: Tied): ReactNode {
  const {trial, parameter, columns, onChange} = props;
  const {control: kind, options = [], namesColumns} = parameter;
  const start = trial.settings[parameter.name];
  const names = columns.map(({name}) => name);
  const suggestions = namesColumns ? names : options.map(({value}) => value);
  switch (kind) {
    case 'switch':
      return (
        <input {...tied} type="checkbox" defaultChecked={start === true} />
      );
    case 'number':
      return <NumberControl parameter={parameter} start={start} tied={tied} />;
    case 'choice':
      return (
        <select {...tied} defaultValue={String(start)}>
          {options.map(({value}) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      );
    case 'columns':
      return names.map((name) => (
        <label key={name} className="operator-trial-column">
          <input
            type="checkbox"
            name={tied.name}
            value={name}
            defaultChecked={chosenColumns(trial, start).includes(name)}
          />
          {name}
        </label>
      ));
    case 'list':
    case 'conditions':
      return (
        <ListField
          parameter={parameter}
          start={(start ?? []) as readonly Pair[]}
          columns={columns}
          onChange={onChange}
        />
      );
    default:
      return (
        <TextControl start={start} suggestions={suggestions} tied={tied} />
      );
  }
}

/** Parameter field: name, control, and description. */
export default function SettingField(props: Props): ReactNode {
  const {parameter, value, isInEffect} = props;
  const {label, control: kind} = parameter;
  const id = useId();
  const about = aboutText(parameter, value);
  const described = about && {'aria-describedby': `${id}-about`};
  const shown = control(props, {
    id,
    name: settingName(parameter),
    ...(described || undefined),
  });
  const isGroup =
    kind === 'columns' || kind === 'list' || kind === 'conditions';
  return (
    <fieldset
      className="operator-trial-field"
      disabled={!isInEffect}
      hidden={!isInEffect}
      {...(isGroup ? described || undefined : {role: 'presentation'})}
    >
      <input type="hidden" name={IN_EFFECT} value={parameter.name} />
      {isGroup && <legend>{label}</legend>}
      {kind === 'switch' && shown}
      {!isGroup && <label htmlFor={id}>{label}</label>}
      {kind !== 'switch' && shown}
      {about && (
        <p id={`${id}-about`} className="operator-trial-about">
          {withCode(about)}
        </p>
      )}
    </fieldset>
  );
}
