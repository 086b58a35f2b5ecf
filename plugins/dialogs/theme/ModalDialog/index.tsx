import {useEffect, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ModalDialog';

/**
 * A native modal dialog: the browser keeps the focus in it, closes it for Esc,
 * and gives the focus back to what had it before.
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
    // Paper shows the page, not what lies on it.
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
