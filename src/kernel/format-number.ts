const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in a locale (BCP 47): '1,200'. Formatters are cached because they are expensive and used all over a page.
 */
export const formatNumber = (value: number, locale: string): string => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known.format(value);
};

/** Some engines format at most 20 decimals, others 100. */
const PLAIN = /^-?\d+(?:\.(\d{1,20}))?$/;

/**
 * A number in plain notation in a locale, with all its digits and decimals: '12,345,678,901,234,567,890.50'; without
 * separators of groups for years and codes. Other text, and a number with more than 20 decimals, stays as it is.
 */
export const formatDigits = (text: string, locale: string, useGrouping = true): string => {
  const match = PLAIN.exec(text);
  if (match === null) return text;
  const decimals = match[1]?.length ?? 0;
  const fraction = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // `true` would mean always, also where the language begins with five digits.
  const format = new Intl.NumberFormat(locale, useGrouping ? fraction : { ...fraction, useGrouping: false });
  return format.format(text as Intl.StringNumericLiteral);
};
