import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import ModalDialog from '@theme/ModalDialog';
import type {Props as FigureProps} from '@theme/Figure';
import {enlargeDrawing} from './drawings';

/** A figure that is taken out of its page, and how it stood there. */
export type EnlargedFigure = {
  /** Text of its caption. */
  readonly title: string;
  /** Position of the drawing that is shown. */
  readonly drawing: number;
  /** Height that it leaves free in the page, in px. */
  readonly height: number;
};

type Props = FigureProps & {
  readonly enlarged: EnlargedFigure;
  readonly onShut: () => void;
};

/** A figure in a dialog, scaled to the window. */
export default function Enlarged({
  enlarged: {title, drawing},
  onShut,
  ...props
}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const fit = () => enlargeDrawing(ref.current!, drawing);
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [drawing]);

  return (
    <ModalDialog title={title} onClose={onShut}>
      <figure {...props} ref={ref} />
    </ModalDialog>
  );
}
