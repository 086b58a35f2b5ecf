import {expect, it} from 'vitest';
import {headersOf, parseHeaders} from '../../../.tools/headersFile.mjs';

const rules = parseHeaders(`# a comment
/help/*
  X-A: 1
  X-B: a; b: c

/help/a/*
  X-A: 2
`);

it('joins the values of all rules that match', () => {
  expect([...headersOf(rules, '/help/a/b')]).toEqual([
    ['X-A', '1, 2'],
    ['X-B', 'a; b: c'],
  ]);
  expect([...headersOf(rules, '/help/')]).toEqual([
    ['X-A', '1'],
    ['X-B', 'a; b: c'],
  ]);
  expect([...headersOf(rules, '/other')]).toEqual([]);
});
