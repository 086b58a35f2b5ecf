// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {closest} from '../../../../../plugins/deferred-start/client/events';

it('finds the element of a target, or one around it', () => {
  document.body.innerHTML = '<button><svg></svg></button><p></p>';
  const button = document.querySelector('button');
  expect(closest(button, 'button')).toBe(button);
  expect(closest(document.querySelector('svg'), 'button')).toBe(button);
  expect(closest(document.querySelector('p'), 'button')).toBeNull();
});

it('finds nothing for a target that is no element', () => {
  for (const target of [window, document, null, undefined]) {
    expect(closest(target, '*')).toBeNull();
  }
});
