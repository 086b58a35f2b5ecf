import {describe, expect, it} from 'vitest';
import {listForReaders} from '../../../../plugins/search-local/resultsPage';

const page = (title: string | undefined, categories: string[] = []) => ({
  type: 'docs' as const,
  route: `/docs/${title}`,
  source: '@site/docs/x.md',
  title,
  tags: [],
  categories,
  isReference: false,
  isDeprecated: false,
});

describe('listForReaders', () => {
  it('orders by title as a reader expects, without pages that have none', () => {
    const pages = [
      page('zoo'),
      page('Äpfel'),
      page(undefined),
      page('b 10'),
      page('B 9'),
    ];
    expect(listForReaders(pages, 'en').map(({title}) => title)).toEqual([
      'Äpfel',
      'B 9',
      'b 10',
      'zoo',
    ]);
  });

  it('names the outermost category', () => {
    expect(listForReaders([page('A', ['Data', 'Files'])], 'en')).toEqual([
      {title: 'A', route: '/docs/A', category: 'Data'},
    ]);
  });
});
