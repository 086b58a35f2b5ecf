import {describe, expect, it} from 'vitest';
import {SectionCollector} from '../../../../../../plugins/search-local/server/extract/section';

function contentOf(...blocks: string[]): string {
  const collector = new SectionCollector();
  for (const block of blocks) {
    collector.edge();
    collector.text(block);
    collector.edge();
  }
  return collector.finish()[0]!.content;
}

describe('SectionCollector', () => {
  it('sets a dot between blocks that no punctuation divides', () => {
    expect(contentOf('model input', 'Data table', 'The rows.', 'Next')).toBe(
      'model input · Data table · The rows. Next',
    );
  });

  it('takes punctuation within quotes and brackets as the end of a block', () => {
    expect(contentOf('He said "yes."', '(As before.)', 'On:', 'and on')).toBe(
      'He said "yes." (As before.) On: and on',
    );
  });

  it('sets no dot for blocks without text, nor at the ends', () => {
    expect(contentOf('', 'one', ' ', 'two', '')).toBe('one · two');
  });
});
