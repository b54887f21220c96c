const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in a locale (BCP 47): '1,200'. Formatters are cached because they are expensive and used all over a page.
 */
export const formatNumber = (value: number, locale: string): string => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known.format(value);
};
