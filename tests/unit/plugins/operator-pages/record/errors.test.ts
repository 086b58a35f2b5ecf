import {describe, expect, it} from 'vitest';
import {
  errorAnchor,
  errorGroupSchema,
  errorTitle,
} from '../../../../../plugins/operator-pages/record/errors';

describe('an error', () => {
  it('has its number in its title, or no key of the product', () => {
    expect(errorTitle('101', 'Wrong label')).toBe('101: Wrong label');
    expect(errorTitle('join.wrong_key', 'Wrong key')).toBe('Wrong key');
  });

  it('has an anchor that does not depend on its name', () => {
    expect(errorAnchor('join.wrong_key')).toBe('error-join-wrong_key');
  });

  it('needs a meaning, causes, and keywords', () => {
    const {error} = errorGroupSchema.validate(
      {page: 'errors', errors: {101: {name: 'Wrong label', why: 'Text.'}}},
      {abortEarly: false},
    );
    expect(error?.details.map(({message}) => message)).toEqual([
      '"errors.101.keywords" is required',
      '"errors.101.means" is required',
      '"errors.101.causes" is required',
      '"errors.101.why" is not allowed',
    ]);
  });
});
