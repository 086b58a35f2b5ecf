import {useEffect, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';

type Props = {
  /** Heading and accessible name. */
  readonly title: string;
  readonly children: ReactNode;
  /** Called when a reader closes the dialog, or prints the page; removes the dialog. */
  readonly onClose: () => void;
};

/**
 * A modal `<dialog>`, open while it is rendered. The browser keeps the focus
 * inside, closes the dialog on Escape, and then restores the focus.
 */
export default function FigureDialog({
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
    // The figure must be back on the page before the browser lays out the paper.
    const onPrint = () => flushSync(onClose);
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [onClose]);

  useEffect(() => {
    // The dialog would cover the place that a link in the figure leads to.
    const close = () => ref.current?.close();
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
  }, []);

  return (
    <dialog
      ref={ref}
      className="figure-dialog"
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="figure-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="figure-dialog-button"
          onClick={() => ref.current?.close()}
        >
          {translate({
            id: 'theme.Figure.close',
            message: 'Close',
            description: 'Button that closes the dialog of a figure',
          })}
        </button>
      </div>
      {children}
    </dialog>
  );
}
