import { RATIOS } from './budgets';

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
