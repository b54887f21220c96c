import { dateTextParts, withSeconds } from '../../domain/values';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are costly to make and are asked for in every cell. */
const formatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
};

/**
 * A date, time or moment as people of this locale write it. Texts without a zone keep their wall clock; a moment with
 * one is shown in the zone of this place. What is no date stays as it is.
 */
export const dateText = (text: string, locale: string): string => {
  const parts = dateTextParts(text);
  if (parts === null) return text;
  const { date, time, zone } = parts;
  const shown: Intl.DateTimeFormatOptions = {
    ...(date === null ? {} : { dateStyle: 'medium' }),
    ...(time === null ? {} : { timeStyle: 'short' }),
    ...(zone === null ? { timeZone: 'UTC' } : {}),
  };
  const moment = zone === null ? new Date(`${date ?? '1970-01-01'}T${withSeconds(time ?? '00:00')}Z`) : new Date(text);
  return Number.isNaN(moment.getTime()) ? text : formatter(locale, shown).format(moment);
};
