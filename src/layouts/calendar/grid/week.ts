/** Days of the week from 0 (Sunday) to 6. */
interface Week {
  readonly firstDay: number;
  readonly weekend: readonly number[];
}

interface LocaleWithWeek {
  readonly weekInfo?: Week;
  getWeekInfo?(): Week;
}

/** Regions whose weeks begin on Sunday, for browsers without week info. */
const SUNDAY_REGIONS = /-(?:US|CA|MX|BR|JP|KR|TW|IN|IL|SA|ZA)\b/;

const DEFAULT_WEEKEND = [0, 6];

/** The week of a locale; from Monday with Saturday and Sunday as weekend for an invalid one. */
export const weekOf = (locale: string): Week => {
  try {
    const known = new Intl.Locale(locale) as Intl.Locale & LocaleWithWeek;
    const week = known.getWeekInfo?.() ?? known.weekInfo;
    if (week !== undefined) return { firstDay: week.firstDay % 7, weekend: week.weekend.map((day) => day % 7) };
  } catch {
    return { firstDay: 1, weekend: DEFAULT_WEEKEND };
  }
  return { firstDay: SUNDAY_REGIONS.test(locale) ? 0 : 1, weekend: DEFAULT_WEEKEND };
};
