import {describe, expect, it} from 'vitest';
import {offlineText} from '../../../../../plugins/offline/theme/OfflineCopy/texts';

describe('offlineText', () => {
  it('tells sizes before saving, in the language of the reader', () => {
    const view = {
      state: 'offered',
      pages: 1883,
      bytes: 7_300_997,
      savedBytes: 75_196_711,
    } as const;
    expect(offlineText(view, 'en')).toBe(
      '1,883 pages to read offline: 7.3 MB to download, 75 MB on this device.',
    );
    expect(offlineText(view, 'de')).toContain('7,3 MB');
  });

  it.each(['network', 'full', 'interrupted'] as const)(
    'says after %s that nothing was saved',
    (problem) => {
      const text = offlineText({state: 'failed', problem}, 'en');
      expect(text).toContain('so nothing was saved');
    },
  );
});
