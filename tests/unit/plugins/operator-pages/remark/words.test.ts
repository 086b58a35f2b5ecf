import {describe, expect, it} from 'vitest';
import {
  filled,
  phrase,
} from '../../../../../plugins/operator-pages/remark/words';

describe('filled', () => {
  it('fills in texts, wherever a language has them', () => {
    expect(filled('{max} als Ende, {min} als Anfang', {min: 1, max: 2})).toBe(
      '2 als Ende, 1 als Anfang',
    );
  });

  it('leaves braces that nothing is given for', () => {
    expect(filled('{a} {b}', {a: 1})).toBe('1 {b}');
  });
});

describe('phrase', () => {
  it('fills in phrases between the words of a message', () => {
    expect(
      phrase('Only when {condition}.', {
        condition: [{type: 'inlineCode', value: 'a'}],
      }),
    ).toEqual([
      {type: 'text', value: 'Only when '},
      {type: 'inlineCode', value: 'a'},
      {type: 'text', value: '.'},
    ]);
  });
});
