import {Fragment, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Trial} from '../../run/trial';
import type {Run, Settings} from '../../run/types';
import {inEffect, PAUSE, readData, startData} from './formData';
import {outcomeOf} from './outcome';
import type {Outcome} from './outcome';
import SettingFields from './SettingFields';
import {changedCells, changedHeads} from '../../run/shownTable';
import {InputTable, OutputTable} from './Tables';
import {changeText, stopText, toolText} from './texts';
import {wrongEntry} from './wrongEntry';

export type PanelProps = {
  readonly trial: Trial;
  readonly run: Run;
};

type State = Outcome & {
  readonly settings: Settings;
  /**
   * Name of the first invalid entry with a hint. Absent if all entries are
   * valid.
   */
  readonly wrong?: string;
};

/** Hook that computes the example after a reader changes the form. */
function useForm({trial, run}: PanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [start] = useState((): State => {
    const read = readData(trial, startData(trial));
    return {...outcomeOf(trial, run, read), settings: read.settings};
  });
  const [state, setState] = useState(start);
  // Number of resets. It is a key, so each reset creates the controls again.
  const [resets, setResets] = useState(0);

  const compute = () => {
    const wrong = wrongEntry(form.current!);
    if (wrong !== undefined) {
      setState((last) => ({...last, wrong}));
      return;
    }
    const read = readData(trial, new FormData(form.current!));
    setState(({output}) => ({
      ...outcomeOf(trial, run, read, output),
      settings: read.settings,
    }));
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(compute, PAUSE);
  };
  const names = inEffect(trial, state.settings);
  const shown = useRef(names.join());
  useEffect(() => {
    // When a parameter comes into effect, its last entered value counts.
    if (shown.current !== names.join()) {
      shown.current = names.join();
      compute();
    }
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    state,
    names,
    resets,
    /** Result of the example on the page. */
    example: start.output,
    onInput,
    onReset: () => {
      clearTimeout(timer.current);
      setState(start);
      setResets(resets + 1);
    },
  };
}

/**
 * Panel with the settings and inputs of an example, and the computed result.
 */
export default function Panel(props: PanelProps): ReactNode {
  const {trial} = props;
  const {form, state, names, resets, example, onInput, onReset} =
    useForm(props);
  const {output, settings, stop, wrong} = state;
  const changed = changedCells(example, output);
  const heads = changedHeads(example, output);
  const count = [...changed.flat(), ...heads].filter(Boolean).length;
  const isSame = JSON.stringify(output) === JSON.stringify(example);
  const isStopped = stop !== undefined || wrong !== undefined;
  const inputs = Object.entries(trial.inputs);
  const columns = [
    ...new Map(
      inputs.flatMap(([, table]) => table.map((one) => [one.name, one])),
    ).values(),
  ];

  return (
    <form
      ref={form}
      className="operator-trial-panel"
      toolname="try_operator"
      tooldescription={toolText()}
      toolautosubmit=""
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="operator-trial-about">
        <Translate id="theme.OperatorTrial.origin">
          Computed in your browser by an implementation of this site, not by the
          product.
        </Translate>
      </p>
      <SettingFields
        key={resets}
        trial={trial}
        settings={settings}
        names={names}
        columns={columns}
        onChange={onInput}
      />
      <div className="operator-trial-bar">
        <p
          role="status"
          aria-live="polite"
          className={clsx(isStopped && 'operator-trial-problem')}
        >
          {wrong ?? (stop ? stopText(stop) : changeText(count, isSame))}
        </p>
        <button type="button" onClick={onReset}>
          <Translate id="theme.OperatorTrial.reset">Reset</Translate>
        </button>
      </div>
      <div className="operator-trial-tables">
        <Fragment key={resets}>
          {inputs.map(([port, table]) => (
            <InputTable
              key={port}
              port={port}
              given={trial.given[port]}
              table={table}
            />
          ))}
        </Fragment>
        <OutputTable
          port={trial.output}
          shows={trial.shows}
          columns={output}
          changed={changed}
          heads={heads}
          isLast={isStopped}
        />
      </div>
    </form>
  );
}
