/** Props of a confusion matrix. */
export type ConfusionMatrixProps = {
  /** Caption of the table: which model on which data. */
  readonly title: string;
  /** Names of the classes, at least two. */
  readonly labels: readonly string[];
  /** Numbers of rows: `counts[predicted][actual]`, in the order of labels. */
  readonly counts: readonly (readonly number[])[];
};
