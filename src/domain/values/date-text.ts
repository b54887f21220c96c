/** Parts of the platform's date texts. `zone` is 'Z' or an offset; null means that the text has no zone and must keep none. */
export interface DateTextParts {
  readonly date: string | null;
  readonly time: string | null;
  readonly zone: string | null;
}

const DATE_TEXT = /^(?:(\d{4,6}-\d{2}-\d{2}))?(?:[T ]?(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Takes a date, time or date-time text apart without moving it in time; null for anything else. */
export const dateTextParts = (text: string): DateTextParts | null => {
  const match = DATE_TEXT.exec(text);
  if (match === null || (match[1] === undefined && match[2] === undefined)) return null;
  return { date: match[1] ?? null, time: match[2] ?? null, zone: match[3] ?? null };
};

/** A time to the second: '03:04' becomes '03:04:00'. */
export const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);
