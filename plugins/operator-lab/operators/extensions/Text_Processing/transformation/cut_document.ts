import {NotComputed} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Cut Document with one query of the type Regular Expression: returns the first
 * group of each match, in text order. A dot also matches line breaks.
 */
export const run: Run = ({document = []}, settings) => {
  const queries = (settings.regular_expression_queries ??
    []) as readonly (readonly [string, string])[];
  const [[, expression] = ['', '']] = queries;
  if (queries.length > 1) {
    throw new NotComputed('This example has one query.');
  }
  const pattern = new RegExp(expression, 'gsu');
  const texts = (document[0]?.values ?? []).map(String);
  return {
    documents: [
      {
        name: 'segment',
        type: 'nominal',
        values: texts.flatMap((text) =>
          [...text.matchAll(pattern)].map(([, group = '']) => group),
        ),
      },
    ],
  };
};
