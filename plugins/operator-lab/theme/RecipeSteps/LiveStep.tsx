import type {ReactNode} from 'react';
import {shownName} from '../../../shared/record/shownName';
import type {WorkflowOperator} from '../../../shared/workflow';
import {inputsOf} from '../../run/recipe';
import {listed, stepTables} from '../../run/stepTables';
import type {Phrase} from '../../run/stepTables';
import {inEffect} from '../OperatorTrial/formData';
import SettingFields from '../OperatorTrial/SettingFields';
import {InputTable} from '../OperatorTrial/Tables';
import MarkedTable from './MarkedTable';
import {reasonText} from './texts';
import type {RecipeState} from './useRecipe';

type Props = {
  readonly operator: WorkflowOperator;
  readonly state: RecipeState;
  /** Steps of its inner workflows. */
  readonly children: ReactNode;
};

/** Texts and names of a sentence. */
function Phrases({words}: {readonly words: readonly Phrase[]}): ReactNode {
  return words.map((word, at) =>
    typeof word === 'string' ? word : <code key={at}>{word.code}</code>,
  );
}

/** The form of an operator: its table, or its settings. */
function StepForm({operator, state}: Omit<Props, 'children'>): ReactNode {
  const {name, written = []} = operator;
  const {forms, settingsOf, start, run, onInput} = state;
  const form = forms.get(name)!;
  const {parameters, inputs} = form;
  const table = inputs[name];
  const settings = settingsOf(name);
  const step = run.steps.get(name) ?? start.steps.get(name);
  const fixed = table
    ? []
    : written.filter((one) => !parameters.some((its) => its.name === one.name));
  return (
    <form
      data-operator={name}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      {table && <InputTable port={name} given={undefined} table={table} />}
      {fixed.length > 0 && (
        <ul>
          {fixed.map(({name: parameter, values}) => (
            <li key={parameter}>
              <Phrases
                words={[`${shownName(parameter)}: `, ...listed(values)]}
              />
            </li>
          ))}
        </ul>
      )}
      <SettingFields
        trial={form}
        settings={settings}
        names={inEffect(form, settings)}
        columns={inputsOf(step).flat()}
        onChange={onInput}
      />
    </form>
  );
}

/** The form of an operator, its inner steps, and its tables. */
export default function LiveStep(props: Props): ReactNode {
  const {operator, state, children} = props;
  const {forms, run, resets} = state;
  const step = run.steps.get(operator.name);
  const isTable = forms.get(operator.name)!.inputs[operator.name];
  return (
    <>
      <StepForm key={resets} operator={operator} state={state} />
      {children}
      {!step && (
        <p className="operator-trial-problem">
          {reasonText(operator, run.stop)}
        </p>
      )}
      {step &&
        !isTable &&
        stepTables(step).map(({words, columns}, at) => (
          <div key={at}>
            {words.length > 0 && (
              <p>
                <Phrases words={words} />
              </p>
            )}
            <MarkedTable columns={columns} />
          </div>
        ))}
    </>
  );
}
