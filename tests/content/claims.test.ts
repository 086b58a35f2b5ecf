import {describe, expect, it} from 'vitest';
import {percent, shown, textOfPage, unclaimed} from './support/claims';

describe('unclaimed', () => {
  it('finds a number that no claim gives', () => {
    expect(
      unclaimed('Only 6 are repeated of 1,206 rows.', ['1,206 rows']),
    ).toEqual(['Only 6']);
  });

  it('takes the longest claim first', () => {
    expect(
      unclaimed('1,206 rows of 8', ['1,206 rows', '1,206 rows of 8']),
    ).toEqual([]);
  });
});

it('shows numbers as pages do', () => {
  expect([shown(1206), percent(0.81293)]).toEqual(['1,206', '81.3%']);
});

it('reads inline code, and no code blocks', () => {
  const text = textOfPage('tutorial/deploy');
  expect(text).toContain('DEPLOYMENT_ADDRESS');
  expect(text).not.toContain('urllib');
});
