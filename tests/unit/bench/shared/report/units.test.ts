import {describe, expect, it} from 'vitest';
import * as units from '../../../../bench/shared/report/units';

describe('units', () => {
  it('writes values with their unit', () => {
    expect([
      units.kilobytes(1234),
      units.kibibytes(2048),
      units.milliseconds(12.6),
      units.seconds(3),
      units.percent(0.985),
      units.decimal(0.256),
      units.thousandths(0.0104),
    ]).toEqual([
      '1.2 kB',
      '2.0 KiB',
      '13 ms',
      '3.0 s',
      '98.5%',
      '0.26',
      '0.010',
    ]);
  });

  it('marks unknown values', () => {
    expect([units.percent(undefined), units.milliseconds(NaN)]).toEqual([
      '-',
      '-',
    ]);
  });

  it('does not claim to know tasks that the browser leaves out', () => {
    expect([units.longestTask(0), units.longestTask(61)]).toEqual([
      'at most 50 ms',
      '61 ms',
    ]);
  });
});
