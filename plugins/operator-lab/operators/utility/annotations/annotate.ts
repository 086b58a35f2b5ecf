import {annotated} from '../../_shared/tables/annotations';
import type {Run} from '../../_shared/types';

/**
 * Annotate: adds the annotations in the list to an object. A list entry without
 * text is skipped.
 */
export const run: Run = ({notes = []}, settings) => {
  const lines = Array.isArray(settings.annotations)
    ? (settings.annotations as readonly (readonly [string, string])[])
    : [];
  return {
    notes: annotated(
      notes,
      lines.filter(([, text]) => text !== ''),
      settings.duplicate_annotations,
    ),
  };
};
