import {useId} from 'react';
import type {ReactNode} from 'react';
import ScrollBox from './ScrollBox';
import {slugify} from './slug';
import styles from './styles.module.css';

/** The part of the drawing plane that is shown, in px at natural size. */
export type FigureView = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Props of the frame that every drawn figure shares. */
export type FigureProps = {
  /** Visible caption and accessible name. */
  readonly title: string;
  /** Text alternative in whole sentences. */
  readonly description: string;
  /** Extent of the drawing. */
  readonly view: FigureView;
  /** Whether the drawing holds links; default false. */
  readonly interactive?: boolean;
  /** Legend, between caption and drawing; default none. */
  readonly legend?: ReactNode;
  /** Numbers behind the drawing, below the description; default none. */
  readonly table?: ReactNode;
  /** The drawing: SVG elements. */
  readonly children: ReactNode;
};

/** Widest natural size of a drawing in px: the text column of a page. */
const MAX_WIDTH = 700;

/** Smallest scale of a drawing: its 12 px text is then 11 px. */
const MIN_SCALE = 11 / 12;

/** A drawing with its caption and its text alternative. */
export default function Figure(props: FigureProps): ReactNode {
  const {title, description, view, interactive = false} = props;
  const id = `${slugify(title)}${useId()}`;
  const titleId = `${id}title`;
  const descriptionId = `${id}desc`;
  const minWidth = Math.ceil(view.width * MIN_SCALE);
  const width = Math.max(Math.min(view.width, MAX_WIDTH), minWidth);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      {props.legend}
      <ScrollBox label={`${title}: drawing`}>
        <svg
          className={styles.drawing}
          role={interactive ? 'group' : 'img'}
          aria-labelledby={
            interactive ? titleId : `${titleId} ${descriptionId}`
          }
          aria-describedby={interactive ? descriptionId : undefined}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          width={width}
          height={Math.round((width * view.height) / view.width)}
          style={{minWidth}}
        >
          <title id={titleId}>{title}</title>
          <desc id={descriptionId}>{description}</desc>
          {props.children}
        </svg>
      </ScrollBox>
      <details className={styles.details}>
        <summary data-search="skip">Text description</summary>
        <p>{description}</p>
        {props.table}
      </details>
    </figure>
  );
}
