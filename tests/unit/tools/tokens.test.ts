import {describe, expect, it} from 'vitest';
import {token} from '../../../.tools/tokens.mjs';

const CSS = ':root {\n  --a: #123456;\n  --a-soft: 1px 2px;\n}\n';

describe('token', () => {
  it.each([
    ['--a', '#123456'],
    ['--a-soft', '1px 2px'],
  ])('%s is %s', (name, value) => {
    expect(token(name, CSS)).toBe(value);
  });

  it('tells which one there is not', () => {
    expect(() => token('--b', CSS)).toThrow(
      'src/css/tokens.css has no token --b.',
    );
  });

  it('knows the accent color of the site', () => {
    expect(token('--help-accent')).toMatch(/^#[0-9a-f]{6}$/);
  });
});
