const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** An amount with at most two decimals, for the reader's number format, and the unit it is in. */
export interface FileSize {
  readonly amount: number;
  readonly unit: (typeof UNITS)[number];
}

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** A number of bytes in the largest unit, counted by thousands, that it fills once. Less than nothing is nothing. */
export const fileSize = (bytes: number): FileSize => {
  let amount = Math.max(0, bytes) || 0;
  for (const unit of UNITS) {
    if (rounded(amount) < 1000) return { amount: rounded(amount), unit };
    amount /= 1000;
  }
  return { amount: rounded(amount * 1000), unit: 'PB' };
};
