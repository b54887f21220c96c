/** How many characters are left and how pressing that is. */
export interface Remaining {
  readonly left: number;
  readonly tone: 'plain' | 'warning' | 'danger';
}

const SAID_FROM = 0.2;
const WARNED_BELOW = 0.1;
const DANGER_BELOW = 0.05;

/** Null while more than a fifth of the limit is left, and where there is no limit (spec 002, 5.2). Characters as people count them. */
export const remainingOf = (text: string, limit: number | undefined): Remaining | null => {
  if (limit === undefined || limit <= 0) return null;
  const left = limit - [...text].length;
  const share = left / limit;
  if (share > SAID_FROM) return null;
  return { left, tone: share < DANGER_BELOW ? 'danger' : share < WARNED_BELOW ? 'warning' : 'plain' };
};
