import {describe, expect, it} from 'vitest';
import {
  NEVER,
  readCondition,
} from '../../../../.tools/operators/readCondition.mjs';

const context = {
  names: new Map(
    [
      {name: 'method', type: 'category', options: ['a', 'b', 'c']},
      {name: 'use weights', type: 'boolean'},
      {name: 'share', type: 'double'},
    ].map((one) => [one.name.replaceAll(' ', '_'), one]),
  ),
  ports: ['file', 'file set'],
};

describe('readCondition', () => {
  it.each([
    ['method = a', {method: 'a'}],
    ['method is a or b', {method: ['a', 'b']}],
    [
      'use weights = true (then mandatory) and method = c',
      {use_weights: true, method: 'c'},
    ],
    ['file set port not connected', {'port file set': 'not connected'}],
    ['port file not connected', {'port file': 'not connected'}],
    [
      "{'port': 'file', 'connected': False, 'becomes_mandatory': True}",
      {'port file': 'not connected'},
    ],
    ["{'operator_version': {'above': '6.0.3'}} and method = a", {method: 'a'}],
    [
      "{'any_of': [{'parameter': 'use_weights', 'equals': [True]}, {'parameter': 'method', 'equals': ['a']}]}",
      [{use_weights: true}, {method: 'a'}],
    ],
    [
      "{'any_of': [{'operator_version': {'at_most': '6.4'}}, {'parameter': 'method', 'not_equals': ['a']}]}",
      {method: ['b', 'c']},
    ],
  ])('has %s as data', (written, wanted) => {
    expect(readCondition(written, context)).toEqual(wanted);
  });

  it.each([
    undefined,
    null,
    '',
    "{'operator_version': {'above': '5'}}",
    'share',
    'None = true',
  ])('takes %s for no condition', (written) => {
    expect(readCondition(written, context)).toBeUndefined();
  });

  it.each(['the moon = full', 'method = d', 'method = a and it rains'])(
    'leaves "%s" in words',
    (written) => {
      expect(readCondition(written, context)).toBe(written);
    },
  );

  it('knows what only old workflows have', () => {
    const written = "{'operator_version': {'at_most': '9.2.1'}} and method = a";
    expect(readCondition(written, context)).toBe(NEVER);
  });
});
