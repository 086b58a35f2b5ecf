// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  entryOf,
  isField,
} from '../../../../../plugins/deferred-start/client/fields';

const find = <T extends Element>(selector: string) =>
  document.querySelector<T>(selector)!;

const text = () => find<HTMLInputElement>('#text');

/** Records field values at each event of a type. */
function valuesAt(type: string): string[] {
  const values: string[] = [];
  document.body.addEventListener(
    type,
    ({target}) => values.push((target as HTMLInputElement).value),
    {once: true},
  );
  return values;
}

beforeEach(() => {
  document.body.innerHTML =
    '<input id="text"><input id="mail" type="email"><select><option>a<option>b</select><input id="check" type="checkbox"><p></p>';
});

describe('entryOf', () => {
  it('enters again what a page that starts has removed', () => {
    text().value = 'ab';
    const enter = entryOf(text());
    text().value = '';
    const values = valuesAt('input');
    enter();
    expect(values).toEqual(['ab']);
  });

  it('is a change for those who watch the property of the element', () => {
    text().value = 'ab';
    const enter = entryOf(text());
    const field = text();
    let seen = field.value;
    const property = Object.getOwnPropertyDescriptor(
      HTMLInputElement.prototype,
      'value',
    )!;
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => property.get!.call(field) as string,
      set(value: string) {
        seen = value;
        property.set!.call(field, value);
      },
    });
    enter();
    expect(seen).toBe('');
    expect(field.value).toBe('ab');
  });

  it('puts the cursor where it was', () => {
    text().value = 'abcd';
    text().setSelectionRange(1, 2);
    const enter = entryOf(text());
    text().value = '';
    enter();
    const {selectionStart, selectionEnd} = text();
    expect([selectionStart, selectionEnd]).toEqual([1, 2]);
  });

  it('chooses again, with an event of the type change', () => {
    const list = find<HTMLSelectElement>('select');
    list.value = 'b';
    const enter = entryOf(list);
    list.value = 'a';
    const values = valuesAt('change');
    enter();
    expect(values).toEqual(['b']);
  });

  it('supports fields that have no cursor', () => {
    const field = find<HTMLInputElement>('#mail');
    field.value = 'a@b.example';
    const enter = entryOf(field);
    field.value = '';
    enter();
    expect(field.value).toBe('a@b.example');
  });
});

describe('isField', () => {
  it.each([
    ['#text', true],
    ['select', true],
    ['#check', false],
    ['p', false],
  ])('%s: %s', (selector, expected) => {
    expect(isField(find(selector))).toBe(expected);
  });
});
