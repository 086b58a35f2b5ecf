import {expect, it} from 'vitest';
import {watchedSettings} from '../../../../../plugins/operator-lab/run/watchedSettings';

it('knows the settings that have not been read', () => {
  const {settings, unread} = watchedSettings({by: 1, to: 5});
  expect(settings.by).toBe(1);
  expect(settings.none).toBeUndefined();
  expect(unread()).toEqual(['to']);
});

it('takes a copy for a reading of all settings', () => {
  const {settings, unread} = watchedSettings({by: 1, to: 5});
  expect({...settings}).toEqual({by: 1, to: 5});
  expect(unread()).toEqual([]);
});
