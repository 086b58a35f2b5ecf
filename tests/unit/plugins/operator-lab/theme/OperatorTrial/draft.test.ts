import {describe, expect, it} from 'vitest';
import {
  draftIn,
  hasDraft,
  withDraft,
  draftOf,
  withCell,
  withSetting,
} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/draft';
import {TRIAL} from './aTrial';

const start = draftOf(TRIAL);

describe('the address of a live example', () => {
  it('keeps what was changed, and other parameters', () => {
    let draft = withSetting(start, 'mode', 'add');
    draft = withSetting(draft, 'flag', true);
    draft = withSetting(draft, 'word', 'a:b&c');
    draft = withSetting(draft, 'lines', [['x', 'add']]);
    draft = withCell(draft, ['in', 1, 0], 'c: d');
    const search = withDraft('?q=1', TRIAL, draft);
    expect(new URLSearchParams(search).getAll('set')).toEqual([
      'mode:add',
      'flag:true',
      'word:a:b&c',
      'lines:[["x","add"]]',
    ]);
    expect(new URLSearchParams(search).getAll('cell')).toEqual(['in:2:1:c: d']);
    expect(search).toMatch(/^\?q=1&/);
    expect(hasDraft(search)).toBe(true);
    expect(draftIn(search, TRIAL)).toEqual(draft);
  });

  it('is empty for the example itself', () => {
    expect(withDraft('?set=mode:add', TRIAL, start)).toBe('');
    expect(hasDraft('?q=1')).toBe(false);
  });

  it.each([
    '?set=unknown:1',
    '?set=mode:unknown',
    '?set=lines:[1]',
    '?set=lines:[',
    '?set=mode',
    '?cell=in:9:9:x',
    '?cell=unknown:1:1:x',
    '?cell=in:x',
  ])('ignores what the example does not have: %s', (search) => {
    expect(draftIn(search, TRIAL)).toEqual(start);
  });
});
