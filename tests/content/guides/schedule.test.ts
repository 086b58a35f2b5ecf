import {CronExpressionParser} from 'cron-parser';
import {describe, expect, it} from 'vitest';
import {column, exampleTables} from '../support/exampleTables';

const [rhythms, clocks] = exampleTables(
  'deploy/schedule',
  'Cron expressions and their next runs',
);
const YEAR = 2026;

function local(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}

/** First runs of a cron expression after the page's start time. */
function nextRuns(expression: string, count: number): string[] {
  const schedule = CronExpressionParser.parse(expression, {
    currentDate: '2026-01-30T12:00:00Z',
    tz: 'UTC',
  });
  return schedule.take(count).map((date) => local(date.toDate()));
}

/** Returns the UTC offset of a time zone at an instant, in minutes. */
function offsetIn(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  });
  return (instant) => {
    const [, sign, hours, minutes] =
      /GMT([+-])(\d+):(\d+)/.exec(format.format(instant)) ?? [];
    return sign
      ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
      : 0;
  };
}

function hourOf(from: number): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  }).format(from);
  const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
  return `${day}, ${clock(from)} to ${clock(from + 3_600_000)}`;
}

/**
 * Hours of a year that the clocks of a time zone skip or repeat, as local
 * times.
 */
function clockChanges(timeZone: string) {
  const offset = offsetIn(timeZone);
  const found = {missing: 'None', twice: 'None'};
  let before = offset(Date.UTC(YEAR, 0, 1) - 1);
  for (let hour = 0; hour < 366 * 24; hour++) {
    const instant = Date.UTC(YEAR, 0, 1, hour);
    const after = offset(instant);
    if (after > before) {
      found.missing = hourOf(instant + before * 60_000);
    } else if (after < before) {
      found.twice = hourOf(instant + after * 60_000);
    }
    before = after;
  }
  return found;
}

describe('the guide on schedules', () => {
  it('counts from a Friday', () => {
    expect(new Date('2026-01-30T12:00:00Z').getUTCDay()).toBe(5);
  });

  it('shows the next runs of each expression', () => {
    const counted = column(rhythms, 'Expression').map((expression) =>
      nextRuns(String(expression), 2),
    );
    const shown = (rhythms ?? []).map((row) => [
      row['Next run'],
      row['The run after that'],
    ]);
    expect(shown).toEqual(counted);
    expect(shown).toHaveLength(7);
  });

  it('shows the hours that clock changes leave out and repeat', () => {
    for (const row of clocks ?? []) {
      expect(row).toEqual({
        'Time zone': row['Time zone'],
        'Missing hour': clockChanges(String(row['Time zone'])).missing,
        'Hour that occurs twice': clockChanges(String(row['Time zone'])).twice,
      });
    }
    expect(clocks).toHaveLength(5);
  });

  it('plans a Monday run that ends before the sales team starts', () => {
    const [monday] = nextRuns('0 0 6 ? * MON', 1);
    expect(monday).toBe('2026-02-02 06:00');
    const worst = 2 * Math.max(18, 22, 31);
    expect(worst).toBe(62);
    expect(
      local(new Date(Date.parse('2026-02-02T06:00Z') + worst * 60_000)),
    ).toBe('2026-02-02 07:02');
  });
});
