const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because formatters are expensive and used in every cell. An unknown zone counts as UTC. */
const formatterFor = (zone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(zone);
  if (cached !== undefined) return cached;
  let formatter: Intl.DateTimeFormat;
  try {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeZoneName: 'longOffset' });
  }
  formatters.set(zone, formatter);
  return formatter;
};

const OFFSET = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/;

/** The UTC offset of a zone at an instant, in milliseconds. */
const offsetAt = (instant: number, zone: string): number => {
  const parts = OFFSET.exec(formatterFor(zone).format(instant));
  if (parts === null) return 0;
  const seconds = Number(parts[2]) * 3600 + Number(parts[3]) * 60 + Number(parts[4] ?? 0);
  return (parts[1] === '-' ? -seconds : seconds) * 1000;
};

const DAY = 86_400_000;

/** The range of Date, with a margin for offsets and the neighbouring days. */
const LIMIT = 8.64e15 - 3 * DAY;

/**
 * The local time of a zone (IANA name) at an instant (milliseconds since 1970): 'yyyy-MM-ddTHH:mm:ss'. Null for an
 * invalid instant.
 */
export const wallClockAt = (instant: number, zone: string): string | null => {
  if (!(Math.abs(instant) <= LIMIT)) return null;
  return new Date(instant + offsetAt(instant, zone)).toISOString().replace(/\.\d+Z$/, '');
};

/**
 * The instant of a local time. An ambiguous local time gives the first instant, a skipped one is shifted by the
 * skipped duration. Null for an invalid text.
 */
export const instantOfWallClock = (wallClock: string, zone: string): number | null => {
  const shown = Date.parse(`${wallClock}Z`);
  if (!(Math.abs(shown) <= LIMIT)) return null;
  const before = shown - offsetAt(shown - DAY, zone);
  const after = shown - offsetAt(shown + DAY, zone);
  const exact = [before, after].filter((instant) => instant + offsetAt(instant, zone) === shown);
  return exact.length === 0 ? before : Math.min(...exact);
};
