const formats = new Map<string, Intl.NumberFormat>();

/** A number as people of this locale (BCP 47) write it: '1,200'. Formats are costly to make and are asked for all over a page. */
export const formatNumber = (value: number, locale: string): string => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known.format(value);
};
