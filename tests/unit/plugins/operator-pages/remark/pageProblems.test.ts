import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {pageProblems} from '../../../../../plugins/operator-pages/remark/pageProblems';

it('counts lines from the start of the file, also with imports above the front matter', async () => {
  const {report, stop} = pageProblems('/site/docs/a.mdx', 'docs/a.mdx');
  report(12, 'the workflow ends');
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'mdxjsEsm', value: "import A from 'a';"},
      {type: 'yaml', value: 'title: A'},
    ],
  };
  await expect(stop(tree)).rejects.toThrow(
    'docs/a.mdx: line 12: the workflow ends',
  );
});
