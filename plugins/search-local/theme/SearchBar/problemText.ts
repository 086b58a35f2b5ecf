import {translate} from '@docusaurus/Translate';
import type {QueryProblem} from '../../shared/answer';

/** Fields as a query names them. */
const FIELDS = 'title, content, tags, category, name';

/** Says what is wrong with a query, and what it could be. */
export function problemText({kind, text}: QueryProblem): string {
  switch (kind) {
    case 'field':
      return translate(
        {
          id: 'theme.SearchBar.problem.field',
          message: 'There is no field “{text}”. The fields are {fields}.',
          description: 'Shown when a query names a field that there is not',
        },
        {text, fields: FIELDS},
      );
    case 'term':
      return translate(
        {
          id: 'theme.SearchBar.problem.term',
          message: 'A term is missing after “{text}”.',
          description: 'Shown when a query has a sign or a field and no term',
        },
        {text},
      );
    case 'edits':
      return translate(
        {
          id: 'theme.SearchBar.problem.edits',
          message:
            'After ~ comes the number of edits, as in term~1, not “{text}”.',
          description: 'Shown when a query has no number after a tilde',
        },
        {text},
      );
    case 'boost':
      return translate(
        {
          id: 'theme.SearchBar.problem.boost',
          message:
            'After ^ comes a number that the term counts for, as in term^2, not “{text}”.',
          description: 'Shown when a query has no number after a circumflex',
        },
        {text},
      );
  }
}
