const SUFFIXES = ['K', 'M', 'B', 'T'] as const;

const rounded = (amount: number): number => Math.round(amount * 10) / 10;

/** A count short enough for a badge: 999, '1K', '1.5M', '2B', '3T'. One decimal, and only where it says something. */
export const abbreviate = (count: number): string => {
  if (Math.abs(count) < 1000) return String(count);
  let amount = count / 1000;
  for (const suffix of SUFFIXES) {
    if (Math.abs(rounded(amount)) < 1000) return `${rounded(amount)}${suffix}`;
    amount /= 1000;
  }
  return `${rounded(amount * 1000)}T`;
};
