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
