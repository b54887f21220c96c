import { relativeTime } from '../../domain/values';

/** How long ago something was, in words of this language, as '5 minutes ago'; both times in ms since 1970. */
export const ago = (at: number, now: number, locale: string): string => {
  // A clock that was set back since makes nothing come from the future.
  const { amount, unit } = relativeTime(Math.min(at, now), now);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit);
};
