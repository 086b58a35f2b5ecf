import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkSimilarity} from './checks/similarity';
import {parsePage, readPages, report} from './support/page';
import {expectNoProblems} from './support/problems';

describe('the pages of operators', () => {
  it('are not copies of each other', () => {
    const pages = readPages(ROOT, ['docs']).filter(
      ({kind}) => kind === 'operator',
    );
    expectNoProblems(checkSimilarity(pages));
  });
});

describe('checkSimilarity', () => {
  const page = (name: string, text: string) =>
    parsePage(`docs/operators/${name}.mdx`, text);
  const DESK =
    'Open the first drawer and measure its depth. Write the depth on a note, and put the note into the second drawer on the left.';

  it('names two pages that are nearly the same', () => {
    const pages = [
      page('desk', DESK),
      page('lamp', 'A lamp is on the desk. Its light falls on the keys.'),
      page('chest', DESK.replace('second', 'third')),
    ];
    expect(report(checkSimilarity(pages))).toEqual([
      'docs/operators/desk.mdx: 55% of its five-word phrases are also in docs/operators/chest.mdx, at most 5% may be: write one of the two pages anew',
    ]);
  });

  it('skips headings, tables, and code', () => {
    const text = `## ${DESK}\n\n| a | b |\n| --- | --- |\n| ${DESK} | 1 |\n\n\`\`\`text\n${DESK}\n\`\`\`\n`;
    expect(checkSimilarity([page('desk', text), page('chest', text)])).toEqual(
      [],
    );
  });

  it('accepts more common phrases on pages with few words', () => {
    const stem = (tier: string, end: string) =>
      page(
        end.slice(0, 5),
        `---\noperator: {tier: ${tier}}\n---\n**Stem** cuts words down to their stems. ${end}`,
      );
    const pair = (tier: string) => [
      stem(
        tier,
        'Dutch texts lose their plural endings and very little else in most cases.',
      ),
      stem(
        tier,
        'Finnish words have many endings; the longest one of them is removed first.',
      ),
    ];
    expect(checkSimilarity(pair('D'))).toEqual([]);
    expect(checkSimilarity(pair('B'))).toHaveLength(1);
  });
});
