// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {InputChanges} from '../../../../../../plugins/search-local/theme/SearchBar/inputChanges';

describe('InputChanges', () => {
  it('gives all properties of a new input, then those that change', () => {
    const changes = new InputChanges();
    const input = document.createElement('input');
    const props = {role: 'combobox', 'aria-expanded': false};
    expect(changes.of(props, input)).toEqual(props);
    expect(changes.of(props, input)).toEqual({});
    expect(changes.of({...props, 'aria-expanded': true}, input)).toEqual({
      'aria-expanded': true,
    });
    expect(changes.of(props, document.createElement('input'))).toEqual(props);
  });

  it('compares the text with what stands in the input', () => {
    const changes = new InputChanges();
    const input = document.createElement('input');
    changes.of({value: 'join'}, input);
    input.value = 'join';
    expect(changes.of({value: 'join'}, input)).toEqual({});
    input.value = 'joins';
    expect(changes.of({value: 'join'}, input)).toEqual({value: 'join'});
  });
});
