import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as helpers from '../../../../../plugins/search-local/bundle/helpers.mjs';
import takeOutHelpers from '../../../../../plugins/search-local/bundle/helpersLoader.mjs';

const LIBRARY = path.join(
  import.meta.dirname,
  '../../../../../node_modules/@algolia',
);

/** Every module of autocomplete-js and the packages it is made of. */
const modules = readdirSync(LIBRARY)
  .filter((name) => name.startsWith('autocomplete-'))
  .flatMap((name) => {
    const folder = path.join(LIBRARY, name, 'dist/esm');
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(folder, file));
  });

describe('takeOutHelpers', () => {
  it('imports what a module calls, and leaves the rest as it is', () => {
    const source = [
      'function ownKeys(e, r) { return Object.keys(e); }',
      'function _objectSpread(e) { return e; }',
      'export const copy = (props) => _objectSpread({}, props);',
    ].join('\n');
    const result = takeOutHelpers(source);
    expect(result).toMatch(
      /^import \{_objectSpread\} from ".*\/helpers\.mjs";\n/,
    );
    expect(result).toContain('export const copy =');
    expect(result).not.toContain('function');
  });

  it('does not touch a module without helpers', () => {
    const source = 'export function open(event) {\n  return event;\n}';
    expect(takeOutHelpers(source)).toBe(source);
  });

  it('finds every helper of the library, and offers all that its modules call', () => {
    let taken = 0;
    for (const file of modules) {
      const source = readFileSync(file, 'utf8');
      const result = takeOutHelpers(source);
      taken += Number(result !== source);
      const [imports = '', ...body] =
        result === source ? ['', source] : result.split('\n');
      const names = /\{(.*)\}/.exec(imports)?.[1]?.split(', ') ?? [];
      const known = new Set([
        ...names,
        // Functions, variables, and parameters of the module itself.
        ...(body.join('\n').match(/(?<=(?:function|var|as) )_\w+/g) ?? []),
      ]);
      const called: string[] =
        body.join('\n').match(/(?<![\w.$])_[a-zA-Z]+(?=\()/g) ?? [];
      expect(
        called.filter((name) => !known.has(name)),
        file,
      ).toEqual([]);
      names.forEach((name) => expect(helpers).toHaveProperty(name));
    }
    expect(taken).toBeGreaterThan(20);
  });
});

describe('helpers', () => {
  it('do what the syntax does that they stand for', () => {
    const target = {a: 1};
    expect(helpers._objectSpread(target, null, {b: 2})).toBe(target);
    expect(target).toEqual({a: 1, b: 2});
    expect(helpers._objectWithoutProperties({a: 1, b: 2}, ['a'])).toEqual({
      b: 2,
    });
    expect(helpers._objectWithoutProperties(undefined, ['a'])).toEqual({});
    expect(helpers._defineProperty({}, 'a', 1)).toEqual({a: 1});
    expect(helpers._toConsumableArray(new Set([1, 2]))).toEqual([1, 2]);
    expect(helpers._slicedToArray(new Set([1, 2, 3]), 2)).toEqual([1, 2]);
    expect(helpers._typeof([])).toBe('object');
  });
});
