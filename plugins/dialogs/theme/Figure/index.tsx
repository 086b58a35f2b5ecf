import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Figure';
import {captionOf, shownDrawing} from './drawings';
import Enlarged from './Enlarged';
import type {EnlargedFigure} from './Enlarged';
import EnlargeButton from './EnlargeButton';
import {useCanBeEnlarged} from './useCanBeEnlarged';

const enlargedFigure = (figure: HTMLElement): EnlargedFigure => ({
  title: captionOf(figure) ?? '',
  drawing: shownDrawing(figure),
  height: figure.getBoundingClientRect().height,
});

/**
 * A figure with a button that shows it in a dialog. It moves there and back,
 * so that no id stands twice on the page; meanwhile its place stays free.
 */
export default function Figure({children, ...props}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [enlarged, setEnlarged] = useState<EnlargedFigure>();
  const canBeEnlarged = useCanBeEnlarged(ref, enlarged !== undefined);

  return (
    <figure {...props} ref={ref} className={clsx(props.className, 'enlarging')}>
      {enlarged ? <div style={{height: enlarged.height}} /> : children}
      {canBeEnlarged && (
        <EnlargeButton
          onPress={() => setEnlarged(enlargedFigure(ref.current!))}
        />
      )}
      {enlarged && (
        <Enlarged
          {...props}
          enlarged={enlarged}
          onShut={() => setEnlarged(undefined)}
        >
          {children}
        </Enlarged>
      )}
    </figure>
  );
}
