import {describe, expect, it} from 'vitest';
import {error} from '../../../../../plugins/agents/tools/error';
import {runTool} from '../../../../support/toolSite';

const explain = (text: string) => runTool(error, {error: text});

describe('error', () => {
  it.each([
    '7',
    'Error 7',
    '#7',
    'no legs',
    'error-7',
    'The table has no legs, sir',
  ])('explains %s', async (text) => {
    expect(await explain(text)).toMatchObject({
      title: '7: No legs',
      route: '/base/docs/operators/errors/data#error-7',
      markdown: '## 7: No legs\n\nThe table has no legs.',
    });
  });

  it('explains an error without a number', async () => {
    const found = await explain('too fast');
    expect(found).toMatchObject({title: 'Too fast'});
    expect(error.textOf!(found)).toBe(
      '## Too fast\n\nThe horse is gone.\n\nSource: /base/docs/operators/errors/data#error-fast',
    );
  });

  it('says that there is no such error', async () => {
    await expect(explain('xylophone')).rejects.toThrow(
      'No error of the reference has the words "xylophone". Pass its number, or use the tool search.',
    );
  });
});
