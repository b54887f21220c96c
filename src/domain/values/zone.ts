const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are costly to make and are asked for in every cell. A zone nobody knows counts as UTC. */
const formatterFor = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    made = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeZoneName: 'longOffset' });
  }
  formatters.set(zone, made);
  return made;
};

const OFFSET = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/;

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
const offsetAt = (instant: number, zone: string): number => {
  const parts = OFFSET.exec(formatterFor(zone).format(instant));
  if (parts === null) return 0;
  const seconds = Number(parts[2]) * 3600 + Number(parts[3]) * 60 + Number(parts[4] ?? 0);
  return (parts[1] === '-' ? -seconds : seconds) * 1000;
};

const DAY = 86_400_000;

/** What a Date holds, with a margin for offsets and the day before and after. */
const LIMIT = 8.64e15 - 3 * DAY;

/**
 * What the clocks of a zone (an IANA name) show at a moment (milliseconds since 1970): 'yyyy-MM-ddTHH:mm:ss'. Null for
 * what is no moment.
 */
export const wallClockAt = (instant: number, zone: string): string | null => {
  if (!(Math.abs(instant) <= LIMIT)) return null;
  return new Date(instant + offsetAt(instant, zone)).toISOString().replace(/\.\d+Z$/, '');
};

/**
 * The moment at which the clocks of a zone show this. Where they show it twice it is the first time; where they skip it,
 * as much later as they skip. Null for what is no wall clock.
 */
export const instantOfWallClock = (wallClock: string, zone: string): number | null => {
  const shown = Date.parse(`${wallClock}Z`);
  if (!(Math.abs(shown) <= LIMIT)) return null;
  const before = shown - offsetAt(shown - DAY, zone);
  const after = shown - offsetAt(shown + DAY, zone);
  const exact = [before, after].filter((instant) => instant + offsetAt(instant, zone) === shown);
  return exact.length === 0 ? before : Math.min(...exact);
};
