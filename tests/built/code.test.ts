import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {htmlFiles, readHtml} from './support/builtSite';

const buildDir = path.join(ROOT, 'build');
const blocks = htmlFiles(buildDir).flatMap((file) => {
  const {$} = readHtml(buildDir, file);
  return $('pre.prism-code')
    .map((_, block) => ({
      file,
      isPlain: $(block).hasClass('language-text'),
      lines: $(block).find('.code-line').length,
      tokens: $(block).find('.token').length,
      title: $(block).parent().prev().text(),
      buttons: $(block).next('button[data-copied-label]').length,
    }))
    .get();
});

describe('a block of code', () => {
  it('has lines, and colors in languages that have them', () => {
    const colored = blocks.filter(({isPlain}) => !isPlain);
    expect(colored.length).toBeGreaterThan(40);
    expect(colored.filter(({tokens}) => tokens === 0)).toEqual([]);
    expect(blocks.filter(({lines}) => lines === 0)).toEqual([]);
  });

  it('has a button to copy it, and its title', () => {
    expect(blocks.filter(({buttons}) => buttons !== 1)).toEqual([]);
    expect(blocks.map(({title}) => title)).toEqual(
      expect.arrayContaining(['request.json', 'environment.yml', 'script']),
    );
  });
});
