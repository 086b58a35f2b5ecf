import {expect, it} from 'vitest';
import {readTerms} from '../../../../plugins/glossary-links/terms';

const GLOSSARY = `---
title: Glossary
---

Some words.

## Data

### Data table

Rows and typed columns. More on it is in [Format](./format.mdx).

| a | b |
| - | - |
| 1 | 2 |

### Row

One case. It has a value in each column.

## Next steps

- [Start](./start.mdx)
`;

it('reads terms with anchor, first sentence, and pages', () => {
  expect(readTerms(GLOSSARY, 'glossary.mdx')).toEqual([
    {
      name: 'Data table',
      anchor: 'data-table',
      meaning: 'Rows and typed columns.',
      pages: ['./format.mdx'],
    },
    {name: 'Row', anchor: 'row', meaning: 'One case.', pages: []},
  ]);
});

it('counts headings of other levels for anchors', () => {
  const [term] = readTerms('## Row\n\n### Row\n\nOne case.', 'a.mdx');
  expect(term?.anchor).toBe('row-1');
});

it('rejects a term without a meaning', () => {
  expect(() => readTerms('### Row\n\n### Port\n\nA way in.', 'a.mdx')).toThrow(
    'a.mdx: "Row" has no meaning. Write a paragraph below its heading.',
  );
});

it('rejects a term that is there twice', () => {
  expect(() =>
    readTerms('### Row\n\nOne.\n\n### row\n\nTwo.', 'a.mdx'),
  ).toThrow('a.mdx: "row" is there twice. Join the two entries.');
});
