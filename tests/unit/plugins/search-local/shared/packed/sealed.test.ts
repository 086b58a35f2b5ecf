import {expect, it} from 'vitest';
import {
  seal,
  unseal,
} from '../../../../../../plugins/search-local/shared/packed/sealed';

const content = {documents: [['/a', 'Ä title']], index: {format: 4}};
const json = seal(content);

it('gives back what was sealed, beside its checksum', () => {
  expect(unseal(json)).toEqual({
    checksum: expect.stringMatching(/^[\da-f]{8}$/) as string,
    ...content,
  });
});

it.each([
  ['cut', json.slice(0, -10)],
  ['cut to its head', json.slice(0, 24)],
  ['empty', ''],
  ['changed by a letter', json.replace('title', 'tit1e')],
  ['changed in its checksum', json.replace(/[\da-f]{8}/, '00000000')],
  ['of another shape', '{"documents":[]}'],
  ['a page of HTML', '<!doctype html><title>Not found</title>'],
])('refuses a file that is %s', (_, text) => {
  expect(() => unseal(text)).toThrow('The file is damaged');
});
