import Joi from 'joi';
import {describe, expect, it} from 'vitest';
import {readYaml, words} from '../../../../../plugins/figures/read/readYaml';

const schema = Joi.object({title: words.required(), sizes: Joi.object()});
const read = (source: string) =>
  readYaml(source, schema, ({title}, report) => {
    if (title === 'Odd') {
      report(['sizes', 'b'], 'is odd');
    }
  });

describe('readYaml', () => {
  it('gives what the block says', () => {
    expect(read('title: Even')).toEqual({value: {title: 'Even'}});
  });

  it.each([
    ['title: A\nsizes: {a: 1', 2, /end with a }/],
    ['title: A\ntitle: B', 2, /keys must be unique/],
    ['title: A\nsizes: {}\ncolor: red', 3, /"color" is not allowed/],
    ['sizes: {}', 1, /"title" is required/],
    ['title: 7', 1, /"title" must be a string/],
    ['', 1, /the block/],
    ['title: Odd\nsizes:\n  a: 1\n  b: 2', 4, /^is odd$/],
  ])('names the line and the field of %j', (source, line, message) => {
    const {problems = []} = read(source);
    expect(problems[0]?.line).toBe(line);
    expect(problems[0]?.message).toMatch(message);
  });
});
