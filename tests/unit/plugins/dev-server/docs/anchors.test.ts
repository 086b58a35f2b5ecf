import {expect, it} from 'vitest';
import {anchorsOf} from '../../../../../plugins/dev-server/docs/anchors';
import {createParser} from '../../../../../plugins/search-local/markdown/readMarkdown';

const PAGE = `
# Otters

## What they eat

## What they eat

## Sleep {/* #at-night */}

<dl><dt id="fish">Fish</dt></dl>
`;

it('are the ids of headings and elements, set or not', async () => {
  const tree = await createParser([])(PAGE, 'otters.mdx');
  expect([...anchorsOf(tree)]).toEqual([
    'otters',
    'what-they-eat',
    'what-they-eat-1',
    'at-night',
    'fish',
  ]);
});
