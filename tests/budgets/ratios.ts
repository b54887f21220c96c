/** Expected ratios of medians of one run of `npm run bench`. Measured: 1 to 1.4. */
export const RATIOS = {
  listRatio: 1.5,
  wideRatio: 1.5,
  switchRatio: 2,
  formRatio: 1.5,
  linksRatio: 1.3,
  keystrokeRatio: 1.5,
  startRatio: 1.6,
} as const;

type RatioKey = keyof typeof RATIOS;

export interface ExceededRatio {
  readonly key: RatioKey;
  /** The measured ratio; NaN when it was not measured, which exceeds every limit. */
  readonly measured: number;
  readonly limit: number;
}

const keys = Object.keys(RATIOS) as readonly RatioKey[];

/** The ratios of a run that exceed their limit or are missing. */
export const exceededRatios = (measuredOf: (key: RatioKey) => number): readonly ExceededRatio[] =>
  keys
    .map((key) => ({ key, measured: measuredOf(key), limit: RATIOS[key] }))
    .filter(({ measured, limit }) => !(measured <= limit));
