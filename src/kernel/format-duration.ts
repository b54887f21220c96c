/** '30 seconds', '5 minutes'. */
export const formatDuration = (seconds: number, locale: string): string => {
  const minutes = seconds % 60 === 0;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: minutes ? 'minute' : 'second',
    unitDisplay: 'long',
  });
  return format.format(minutes ? seconds / 60 : seconds);
};

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

interface SecondsFormat {
  readonly units: readonly Intl.NumberFormat[];
  readonly list: Intl.ListFormat;
}

const formats = new Map<string, SecondsFormat>();

/** Cached, since a list formats thousands of values. */
const secondsFormat = (locale: string): SecondsFormat => {
  const known = formats.get(locale) ?? {
    units: UNITS.map(([unit]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })),
    list: new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }),
  };
  formats.set(locale, known);
  return known;
};

/** Seconds by hours, minutes and seconds, rounded to one: '1 hr 2 min 5 sec'. Units without an amount are left out. */
export const formatSeconds = (seconds: number, locale: string): string => {
  const { units, list } = secondsFormat(locale);
  let rest = Math.round(Math.abs(seconds));
  const sign = seconds < 0 && rest > 0 ? -1 : 1;
  const parts = UNITS.flatMap(([, size], index) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return amount > 0 ? [{ amount, index }] : [];
  });
  const shown = parts.length > 0 ? parts : [{ amount: 0, index: UNITS.length - 1 }];
  return list.format(
    shown.map(({ amount, index }, position) => units[index]?.format(position === 0 ? sign * amount : amount) ?? ''),
  );
};
