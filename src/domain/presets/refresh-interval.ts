/** How often a list refreshes itself, in seconds; null for never (spec 000, 4). */
export const REFRESH_INTERVALS = [null, 10, 30, 60, 300] as const;

export type RefreshInterval = (typeof REFRESH_INTERVALS)[number];

/** The choice that a preset names; never, for one that is none. */
export const refreshIntervalOf = (seconds: number | null): RefreshInterval =>
  REFRESH_INTERVALS.find((choice) => choice === seconds) ?? null;
