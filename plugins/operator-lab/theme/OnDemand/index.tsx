import {useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

type Props = {
  /** Anchor of the button and its panel. Absent: none. */
  readonly id?: string;
  /** Label of the button. */
  readonly label: ReactNode;
  /** Loads the content of the panel. */
  readonly load: () => Promise<ReactNode>;
  /**
   * Content that the open panel replaces. With it, each opening restarts the
   * panel.
   */
  readonly children?: ReactNode;
};

/**
 * Button that loads and opens a panel. Until a reader selects it, nothing is
 * loaded.
 */
export default function OnDemand(props: Props): ReactNode {
  const {label, load, children} = props;
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<
    {readonly content: ReactNode} | 'loading' | 'failed'
  >();

  const start = () => {
    setState('loading');
    load().then(
      (content) => setState({content}),
      () => setState('failed'),
    );
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && (state === undefined || state === 'failed')) {
      start();
    }
  };
  const retry = () => {
    // The selected button is removed, so the focus moves to the main button.
    button.current?.focus();
    start();
  };
  const isLoaded = typeof state === 'object';
  const replaces = children !== undefined;

  return (
    <>
      <div id={props.id} className="operator-trial" data-search="skip">
        <button
          ref={button}
          type="button"
          className="operator-trial-open"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={toggle}
        >
          {label}
        </button>
        <div id={panel} hidden={!isOpen}>
          {isLoaded && (isOpen || !replaces) && state.content}
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
      {!(isLoaded && isOpen) && children}
    </>
  );
}
