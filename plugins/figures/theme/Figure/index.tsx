import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {
  canBeEnlarged,
  captionOf,
  enlargeDrawing,
  shownDrawing,
} from './drawings';
import FigureDialog from './FigureDialog';

/** A figure in its dialog: its caption, the index of its drawing, and the height in pixels that the page keeps free. */
type Enlarged = {
  readonly title: string;
  readonly drawing: number;
  readonly height: number;
};

/**
 * A figure with a button that enlarges it in a dialog, if that shows more. Its
 * content moves to the dialog and back, so each id stays unique on the page.
 */
export default function Figure({
  children,
  ...props
}: ComponentProps<'figure'>): ReactNode {
  const inPage = useRef<HTMLElement>(null);
  const inDialog = useRef<HTMLElement>(null);
  const [enlarged, setEnlarged] = useState<Enlarged>();
  const [isOffered, setIsOffered] = useState(false);
  const label = translate({
    id: 'theme.Figure.enlarge',
    message: 'Enlarge',
    description: 'Button that shows a figure in a dialog',
  });

  useEffect(() => {
    const figure = inPage.current!;
    // Called at once, and when the width of the column changes.
    const observer = new ResizeObserver(() =>
      enlarged
        ? // If a link leaves the page, React removes the dialog before the observer ends.
          inDialog.current && enlargeDrawing(inDialog.current, enlarged.drawing)
        : setIsOffered(canBeEnlarged(figure)),
    );
    observer.observe(figure);
    return () => observer.disconnect();
  }, [enlarged]);

  return (
    <figure
      {...props}
      ref={inPage}
      className={clsx(props.className, 'figure-enlargeable')}
    >
      {enlarged ? <div style={{height: enlarged.height}} /> : children}
      {isOffered && (
        <button
          type="button"
          className="figure-dialog-button figure-enlarge"
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          onClick={({currentTarget}) => {
            currentTarget.focus(); // Safari does not, and the focus must return here
            const figure = inPage.current!;
            setEnlarged({
              title: captionOf(figure) ?? '',
              drawing: shownDrawing(figure),
              height: figure.getBoundingClientRect().height,
            });
          }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
            <path
              d="M9.5 2H14v4.5M14 2 9.5 6.5M6.5 14H2V9.5M2 14l4.5-4.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </button>
      )}
      {enlarged && (
        <FigureDialog
          title={enlarged.title}
          onClose={() => setEnlarged(undefined)}
        >
          <figure {...props} ref={inDialog}>
            {children}
          </figure>
        </FigureDialog>
      )}
    </figure>
  );
}
