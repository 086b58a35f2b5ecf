import {useEffect, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';

type Props = {
  /** Heading and accessible name. */
  readonly title: string;
  readonly children: ReactNode;
  /** Called when a reader closes the dialog; removes it. */
  readonly onClose: () => void;
};

/**
 * A native modal dialog, open while it is rendered: the browser keeps the focus
 * in it, closes it for Esc, and restores the focus.
 */
export default function ModalDialog({
  title,
  children,
  onClose,
}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    ref.current?.showModal();
  }, []);

  useEffect(() => {
    // Paper shows the page without the dialog, with the figure in its place.
    const onPrint = () => flushSync(onClose);
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="dialog-button"
          onClick={() => ref.current?.close()}
        >
          {translate({
            id: 'theme.ModalDialog.close',
            message: 'Close',
            description: 'Button that closes a dialog',
          })}
        </button>
      </div>
      {children}
    </dialog>
  );
}
