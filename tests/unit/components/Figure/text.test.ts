import {expect, it} from 'vitest';
import {
  formatNumber,
  formatPercent,
} from '../../../../src/components/Figure/numbers';
import {textWidth, wrapText} from '../../../../src/components/Figure/text';

it('takes wide letters as wider', () => {
  expect(textWidth('mmm', 10)).toBeGreaterThan(textWidth('aaa', 10));
  expect(textWidth('aaa', 10)).toBeGreaterThan(textWidth('iii', 10));
});

it('wraps between words, and never inside one', () => {
  const lines = wrapText('resource pool of the tenant', 10, 80);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('resource pool of the tenant');
  expect(Math.max(...lines.map((line) => textWidth(line, 10)))).toBeLessThan(
    80,
  );
  expect(wrapText('incomprehensible', 10, 5)).toEqual(['incomprehensible']);
});

it('writes numbers for readers', () => {
  expect(formatNumber(1234567.891234)).toBe('1,234,567.8912');
  expect(formatNumber(-0.5)).toBe('\u22120.5');
  expect(formatPercent(0.9)).toBe('90.0%');
});
