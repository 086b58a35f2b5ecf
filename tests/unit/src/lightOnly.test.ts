import {expect, it, vi} from 'vitest';
import {withoutDark} from '../../../src/lightOnly';

it.each([
  [true, ["[data-theme='dark'] .a"]],
  [true, ['html[data-theme=dark]', '[data-theme="dark"]:root']],
  [false, ["[data-theme='light'] .a"]],
  [false, [".a:not([data-theme='dark'])"]],
  [false, ['.a', "[data-theme='dark'] .a"]],
])('leaves out: %s, the rule of %j', (isLeftOut, selectors) => {
  const remove = vi.fn();
  withoutDark.Rule({selectors, remove});
  expect(remove).toHaveBeenCalledTimes(isLeftOut ? 1 : 0);
});
