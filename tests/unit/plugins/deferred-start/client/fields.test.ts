// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {KeptFields} from '../../../../../plugins/deferred-start/client/fields';

const find = <T extends Element>(selector: string) =>
  document.querySelector<T>(selector)!;

/** Writes into a field as a reader does. */
function write(fields: KeptFields, selector: string, value: string): void {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.addEventListener('input', (event) => fields.keep(event), {once: true});
  field.dispatchEvent(new Event('input'));
}

const release = (fields: KeptFields) =>
  fields.release().forEach((enter) => enter());

describe('KeptFields', () => {
  const html =
    '<input id="text"><input id="mail" type="email"><select><option>a<option>b</select><input id="check" type="checkbox">';
  let fields: KeptFields;

  beforeEach(() => {
    document.body.innerHTML = html;
    fields = new KeptFields();
  });

  it('enters again what a page that starts has taken away', () => {
    write(fields, '#text', 'ab');
    find<HTMLInputElement>('#text').value = '';
    const values: string[] = [];
    document.body.addEventListener('input', ({target}) =>
      values.push((target as HTMLInputElement).value),
    );
    release(fields);
    expect(values).toEqual(['ab']);
  });

  it('enters it into the field that has come in its place', () => {
    write(fields, '#text', 'ab');
    document.body.innerHTML = html;
    release(fields);
    expect(find<HTMLInputElement>('#text').value).toBe('ab');
  });

  it('is a change for those who watch the property of the element', () => {
    write(fields, '#text', 'ab');
    const field = find<HTMLInputElement>('#text');
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
    release(fields);
    expect(seen).toBe('');
    expect(field.value).toBe('ab');
  });

  it('keeps the cursor where it is', () => {
    write(fields, '#text', 'abcd');
    find<HTMLInputElement>('#text').setSelectionRange(1, 2);
    release(fields);
    const {selectionStart, selectionEnd} = find<HTMLInputElement>('#text');
    expect([selectionStart, selectionEnd]).toEqual([1, 2]);
  });

  it('chooses again, by an event of the type change', () => {
    write(fields, 'select', 'b');
    find<HTMLSelectElement>('select').value = 'a';
    const values: string[] = [];
    document.body.addEventListener('change', ({target}) =>
      values.push((target as HTMLSelectElement).value),
    );
    release(fields);
    expect(values).toEqual(['b']);
  });

  it('does with fields that have no cursor, and leaves boxes to check alone', () => {
    write(fields, '#mail', 'a@b.example');
    write(fields, '#check', 'on');
    expect(fields.release()).toHaveLength(1);
  });

  it('enters a value once', () => {
    write(fields, '#text', 'ab');
    release(fields);
    expect(fields.release()).toEqual([]);
  });
});
