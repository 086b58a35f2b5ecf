import {describe, expect, it} from 'vitest';
import {figuresOf} from '../../../../bench/pages/lighthouse/figures';
import type {LighthouseReport} from '../../../../bench/pages/lighthouse/figures';

function aReport(lcpMs: number): LighthouseReport {
  return {
    categories: {
      performance: {score: 0.98},
      accessibility: {score: 1},
      'best-practices': {score: 0.96},
      seo: {score: null},
    },
    audits: {
      'largest-contentful-paint': {numericValue: lcpMs},
      'cumulative-layout-shift': {numericValue: 0.2},
      'total-blocking-time': {numericValue: 30},
      'network-requests': {
        details: {
          items: [
            {resourceType: 'Document', transferSize: 1000},
            {resourceType: 'Script', transferSize: 200},
            {resourceType: 'Script', transferSize: 300},
            {resourceType: 'Font', transferSize: 50},
            {resourceType: 'Image'},
            {resourceType: 'Other', priority: 'VeryLow', transferSize: 9000},
          ],
        },
      },
    },
  };
}

describe('figuresOf', () => {
  it('reads scores, times, and bytes by what they are for', () => {
    expect(figuresOf(aReport(1200))).toEqual({
      performance: 98,
      accessibility: 100,
      bestPractices: 96,
      seo: NaN,
      lcpMs: 1200,
      cls: 0.2,
      blockingMs: 30,
      bytes: 1550,
      aheadBytes: 9000,
      scriptBytes: 500,
    });
  });

  it('passes on why a page could not be measured', () => {
    const report = {...aReport(1), runtimeError: {message: 'No paint.'}};
    expect(() => figuresOf(report)).toThrowError('No paint.');
  });
});
