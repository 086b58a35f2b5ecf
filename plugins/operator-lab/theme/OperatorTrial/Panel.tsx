import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Trial} from '../../run/trial';
import type {Run} from '../../run/types';
import {holds, withCell, withSetting} from './draft';
import {settingKey} from './readDraft';
import SettingField from './SettingField';
import {changedCells, changedHeads} from './shownTable';
import {InputTable, OutputTable} from './Tables';
import {changeText, stopText} from './texts';
import {useTrial} from './useTrial';

export type PanelProps = {
  readonly trial: Trial;
  readonly run: Run;
};

/** Settings and inputs of an example, and the result that follows from them. */
export default function Panel({trial, run}: PanelProps): ReactNode {
  const {draft, outcome, example, setDraft, reset} = useTrial(trial, run);
  const {output, problems, stop} = outcome;
  const changed = changedCells(example, output);
  const heads = changedHeads(example, output);
  const count = [...changed.flat(), ...heads].filter(Boolean).length;
  const isSame = JSON.stringify(output) === JSON.stringify(example);
  const inputs = Object.entries(trial.inputs);
  const columns = [
    ...new Map(
      inputs.flatMap(([, table]) => table.map((one) => [one.name, one])),
    ).values(),
  ];
  const parameters = trial.parameters.filter(({when}) =>
    holds(when, draft.settings, trial.settings),
  );

  return (
    <form
      className="operator-trial-panel"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="operator-trial-about">
        <Translate id="theme.OperatorTrial.origin">
          Computed in your browser by an implementation of this site, not by the
          product. Your changes are kept in the address of the page.
        </Translate>
      </p>
      {parameters.length > 0 && (
        <fieldset className="operator-trial-settings">
          <legend>
            <Translate id="theme.OperatorTrial.settings">Settings</Translate>
          </legend>
          {parameters.map((parameter) => (
            <SettingField
              key={parameter.name}
              parameter={parameter}
              value={draft.settings[parameter.name] ?? ''}
              problem={problems[settingKey(parameter.name)]}
              columns={columns}
              onChange={(value) =>
                setDraft(withSetting(draft, parameter.name, value))
              }
            />
          ))}
        </fieldset>
      )}
      <div className="operator-trial-bar">
        <p
          role="status"
          aria-live="polite"
          className={clsx(stop && 'operator-trial-problem')}
        >
          {stop ? stopText(stop) : changeText(count, isSame)}
        </p>
        <button type="button" onClick={reset}>
          <Translate id="theme.OperatorTrial.reset">Reset</Translate>
        </button>
      </div>
      <div className="operator-trial-tables">
        {inputs.map(([port, table]) => (
          <InputTable
            key={port}
            port={port}
            given={trial.given[port]}
            table={table}
            cells={draft.cells[port] ?? []}
            problems={problems}
            onChange={(column, row, text) =>
              setDraft(withCell(draft, [port, column, row], text))
            }
          />
        ))}
        <OutputTable
          port={trial.output}
          shows={trial.shows}
          columns={output}
          changed={changed}
          heads={heads}
          isLast={stop !== undefined}
        />
      </div>
    </form>
  );
}
