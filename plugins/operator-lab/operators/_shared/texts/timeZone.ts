import {NotComputed, OperatorError} from '../types';
import type {Settings} from '../types';
import {namesIn, patternParts} from './datePattern';

const MINUTE = 60_000;

/** Formats of local times by time zone, because making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  try {
    const format =
      formats.get(timeZone) ??
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      });
    formats.set(timeZone, format);
    return format;
  } catch {
    throw new OperatorError(`There is no time zone "${timeZone}".`);
  }
}

/** Offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const text = formatFor(timeZone).format(instant);
  const [month, day, year, hour, minute] = text.split(/\D+/).map(Number);
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
  );
  return local - Math.floor(instant / MINUTE) * MINUTE;
}

/**
 * Returns the time zone of the settings. Undefined for UTC and for the zone of
 * the system, which is UTC here.
 */
const zoneOf = ({time_zone: zone}: Settings): string | undefined =>
  zone === undefined || zone === 'SYSTEM' || zone === 'UTC'
    ? undefined
    : String(zone);

/**
 * Checks that a pattern has the same texts in all languages and time zones of
 * the settings.
 * @throws NotComputed for names in a language other than English, and for the
 * letters of a time zone.
 */
export function expectLocal(pattern: string, settings: Settings): void {
  const isEnglish = String(settings.locale ?? 'English').startsWith('English');
  if (!isEnglish && namesIn(pattern).length > 0) {
    throw new NotComputed('Names of months and days are computed in English.');
  }
  if (
    zoneOf(settings) &&
    patternParts(pattern).some(({letter = ''}) => /[zZX]/.test(letter))
  ) {
    throw new NotComputed('Names of time zones are computed for UTC only.');
  }
}

/** Returns the date whose UTC parts are the local parts of a date. */
export function toLocal(date: Date, settings: Settings): Date {
  const zone = zoneOf(settings);
  return zone
    ? new Date(date.getTime() + offsetAt(date.getTime(), zone))
    : date;
}

/**
 * Returns the date whose local parts are the UTC parts of `local`.
 * @throws NotComputed for a time that the zone has twice or never, when its
 * clocks change.
 */
export function fromLocal(local: Date, settings: Settings): Date {
  const zone = zoneOf(settings);
  if (!zone) {
    return local;
  }
  const day = 24 * 60 * MINUTE;
  const time = local.getTime();
  const instants = [-day, day]
    .map((shift) => time - offsetAt(time + shift, zone))
    .filter((instant) => instant + offsetAt(instant, zone) === time);
  if (new Set(instants).size !== 1) {
    throw new NotComputed('At this time, the clocks of the zone change.');
  }
  return new Date(Number(instants[0]));
}
