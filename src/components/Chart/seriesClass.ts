import styles from './styles.module.css';

/** Class that sets the colour of a series by its place, from 0. */
export function seriesClass(index: number): string | undefined {
  return styles[`series${index + 1}`];
}
