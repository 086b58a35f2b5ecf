import {rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readShared} from '../../../../../plugins/operator-pages/registry/readShared';
import {aSite, OPTIONS} from '../../../../support/operators';

const read = (siteDir: string) => readShared(siteDir, OPTIONS);

describe('readShared', () => {
  it('reads fragments and port types', () => {
    const {vocabulary, messages} = read(aSite({}));
    expect(messages).toEqual([]);
    expect(Object.keys(vocabulary.portTypes)).toEqual(['Data table', 'Model']);
    expect(vocabulary.fragments.seed?.parameters[0]?.default).toBe(1);
  });

  it('names every wrong file, with all that is wrong in it', () => {
    const siteDir = aSite({
      'operators/_fragments.yml':
        'seed:\n  - {name: seed, type: int}\n  - {type: string}\n',
      'operators/_portTypes.yml': 'Model: {family: modell}\n',
    });
    expect(read(siteDir).messages).toEqual([
      expect.stringMatching(
        /^docs\/operators\/_fragments\.yml:\n- seed\[0\] "seed"\.type must be one of .*\n- seed\[1\]\.name is required$/,
      ),
      'docs/operators/_portTypes.yml: Model.family must be one of [data, model, result, file, connection, any]',
    ]);
  });

  it('names the lines of a file that is no YAML', () => {
    const siteDir = aSite({
      'operators/_portTypes.yml':
        'Model: {family: model}\nModel: {family: data}\nx: [\n',
    });
    expect(read(siteDir).messages).toEqual([
      expect.stringMatching(
        /^docs\/operators\/_portTypes\.yml:\n- Map keys must be unique at line 2, column 1\n- .* at line \d+, column \d+$/,
      ),
    ]);
  });

  it('says what to do about a file that is missing', () => {
    const siteDir = aSite({});
    rmSync(path.join(siteDir, 'docs/operators/_fragments.yml'));
    expect(read(siteDir).messages).toEqual([
      'docs/operators/_fragments.yml: is missing; write it, or set the option "fragments"',
    ]);
  });

  it('fills in fragments once, and again after a change of the file', () => {
    const siteDir = aSite({});
    const first = read(siteDir).vocabulary.fragments;
    expect(read(siteDir).vocabulary.fragments).toBe(first);
    const file = path.join(siteDir, 'docs/operators/_fragments.yml');
    writeFileSync(file, 'other:\n  - {name: other, type: string}\n');
    utimesSync(file, 1, 1);
    expect(Object.keys(read(siteDir).vocabulary.fragments)).toEqual(['other']);
  });
});
