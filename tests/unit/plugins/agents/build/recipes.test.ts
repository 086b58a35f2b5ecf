import {describe, expect, it} from 'vitest';
import {recipeOf} from '../../../../../plugins/agents/build/recipes';

const DOC = {title: 'T', description: 'D.', permalink: '/base/docs/t'};
const CONTENT = `Text.

\`\`\`data title="Orders"
a | b
1 | x
\`\`\`

~~~process title="First"
Orders: Retrieve

Orders -> result
~~~

\`\`\`process title="Second"
Orders: Retrieve
\`\`\`
`;

describe('recipeOf', () => {
  it.each([CONTENT, CONTENT.replaceAll('\n', '\r\n')])(
    'has the tables and the workflows of a page in their order',
    (content) => {
      expect(recipeOf(DOC, content)).toEqual({
        title: 'T',
        route: '/base/docs/t',
        answer: 'D.',
        tables: {Orders: 'a | b\n1 | x'},
        workflows: [
          {title: 'First', workflow: 'Orders: Retrieve\n\nOrders -> result'},
          {title: 'Second', workflow: 'Orders: Retrieve'},
        ],
      });
    },
  );

  it('is nothing for a page without data', () => {
    expect(
      recipeOf(DOC, CONTENT.replace('data title', 'text title')),
    ).toBeUndefined();
  });
});
