import {useEffect, useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/OperatorTrial';
import {hasDraft} from './address';
import type PanelType from './Panel';
import type {PanelProps} from './Panel';

type Loaded = PanelProps & {readonly Panel: typeof PanelType};

/** A button that loads and opens the live example of a page: nothing of it is there before. */
export default function OperatorTrial({run, trial}: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<Loaded | 'loading' | 'failed'>();

  const load = () => {
    setState('loading');
    Promise.all([import('./Panel'), run(), trial()]).then(
      ([panel, code, start]) => {
        setState({
          Panel: panel.default,
          run: code.run,
          trial: start.default,
        });
      },
      () => {
        setState('failed');
      },
    );
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && (state === undefined || state === 'failed')) {
      load();
    }
  };
  const retry = () => {
    // The button that was pressed goes away.
    button.current?.focus();
    load();
  };

  // An address with settings or cells shows what another reader saw.
  useEffect(() => {
    if (hasDraft(window.location.search)) {
      button.current?.click();
    }
  }, []);

  return (
    <div className="operator-trial" data-search="skip">
      <button
        ref={button}
        type="button"
        className="operator-trial-open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {translate({
          id: 'theme.OperatorTrial.open',
          message: 'Try other settings',
        })}
      </button>
      <div id={id} hidden={!isOpen}>
        {typeof state === 'object' && (
          <state.Panel run={state.run} trial={state.trial} />
        )}
        {typeof state === 'string' && (
          <p role="status">
            {state === 'loading'
              ? translate({
                  id: 'theme.OperatorTrial.loading',
                  message: 'Loading…',
                })
              : translate({
                  id: 'theme.OperatorTrial.failed',
                  message:
                    'The example could not be loaded. Check your connection.',
                })}
          </p>
        )}
        {state === 'failed' && (
          <button type="button" onClick={retry}>
            {translate({
              id: 'theme.OperatorTrial.retry',
              message: 'Try again',
            })}
          </button>
        )}
      </div>
    </div>
  );
}
