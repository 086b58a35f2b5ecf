import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {token} from '../../../.tools/tokens.mjs';
import {ROOT} from '../../support/sites';

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

describe('the accent color', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

  it('is where all of its shades come from', () => {
    const shades = [
      ...read('src/css/tokens.css').matchAll(
        /^\s*(--(?:help-accent-|ifm-color-primary|ifm-link-color)[\w-]*):([^;]+);/gm,
      ),
    ];
    expect(shades.length).toBeGreaterThan(10);
    const others = shades.filter(
      ([, , value = '']) => !value.includes('var(--help-accent'),
    );
    expect(others.map(([, name]) => name)).toEqual([]);
  });

  it('is written in one file, and in the logo that is made from it', () => {
    const folders = [
      'src',
      'plugins',
      '.tools',
      'static',
      'docusaurus.config.ts',
    ];
    const files = execFileSync(
      'git',
      ['grep', '-liF', token('--help-accent'), '--', ...folders],
      {cwd: ROOT, encoding: 'utf8'},
    );
    expect(files.trim().split('\n')).toEqual([
      'src/css/tokens.css',
      'static/img/logo.svg',
    ]);
  });
});
