import {expect, it} from 'vitest';
import {readMatrix} from '../../../../../plugins/figures/matrix/read';

const read = (labels: string, counts: string) =>
  readMatrix(`title: Model\nlabels: ${labels}\ncounts: ${counts}\n`);

it('reads labels and counts', () => {
  expect(read('[a, b]', '[[1, 2], [3, 4]]').value?.counts).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it.each([
  ['[a]', '[[1]]', /"labels" must contain at least 2 items/],
  ['[a, a]', '[[1, 2], [3, 4]]', /"labels\[1\]" contains a duplicate value/],
  ['[a, b]', '[[1, 2]]', /^1 rows of counts for 2 labels$/],
  ['[a, b]', '[[1, 2], [3]]', /^1 counts for 2 labels$/],
  ['[a, b]', '[[1, 2], [3, 0.5]]', /"counts\[1\]\[1\]" must be an integer/],
  ['[a, b]', '[[1, 2], [3, many]]', /"counts\[1\]\[1\]" must be a number/],
  ['[a, b]', '[[1, 2], [3, -1]]', /must be greater than or equal to 0/],
])('rejects labels %s with counts %s', (labels, counts, message) => {
  const {problems = []} = read(labels, counts);
  expect(problems[0]?.message).toMatch(message);
});
