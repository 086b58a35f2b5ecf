import {useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/OperatorTrial';
import {TRIAL_ANCHOR} from '../../../shared/liveExamples';
import type PanelType from './Panel';
import type {PanelProps} from './Panel';

type Loaded = PanelProps & {readonly Panel: typeof PanelType};

/**
 * Button that loads and opens the live example of a page. Until a reader
 * selects it, nothing is loaded.
 */
export default function OperatorTrial({run, trial}: Props): ReactNode {
  const id = useId();
  useBrokenLinks().collectAnchor(TRIAL_ANCHOR);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<Loaded | 'loading' | 'failed'>();

  const load = () => {
    setState('loading');
    Promise.all([import('./Panel'), run(), trial()]).then(
      ([panel, code, start]) =>
        setState({
          Panel: panel.default,
          run: code.run,
          trial: start.default,
        }),
      () => setState('failed'),
    );
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && (state === undefined || state === 'failed')) {
      load();
    }
  };
  const retry = () => {
    // The selected button is removed, so the focus moves to the main button.
    button.current?.focus();
    load();
  };

  return (
    <div id={TRIAL_ANCHOR} className="operator-trial" data-search="skip">
      <button
        ref={button}
        type="button"
        className="operator-trial-open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Translate id="theme.OperatorTrial.open">Try other settings</Translate>
      </button>
      <div id={id} hidden={!isOpen}>
        {typeof state === 'object' && (
          <state.Panel run={state.run} trial={state.trial} />
        )}
        {typeof state === 'string' && (
          <p role="status">
            {state === 'loading' ? (
              <Translate id="theme.OperatorTrial.loading">Loading…</Translate>
            ) : (
              <Translate id="theme.OperatorTrial.failed">
                The example could not be loaded. Check your connection.
              </Translate>
            )}
          </p>
        )}
        {state === 'failed' && (
          <button type="button" onClick={retry}>
            <Translate id="theme.OperatorTrial.retry">Try again</Translate>
          </button>
        )}
      </div>
    </div>
  );
}
