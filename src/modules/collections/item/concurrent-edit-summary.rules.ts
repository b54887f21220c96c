import { parseTimestamp, type LatestChange } from '../../../domain/revisions';
import { userName } from '../../../domain/users';
import { relativeTime, type RelativeTime } from '../../../domain/values';

/** Who and when, before it is put into words. `name` is null for somebody nobody knows, `ago` where the moment is not told. */
export interface ConcurrentEditSummary {
  readonly isMe: boolean;
  readonly name: string | null;
  readonly ago: RelativeTime | null;
}

/** `me` is the id of whoever is signed in, `now` in ms since 1970. Total: a moment that is none is not told. */
export const concurrentEditSummary = (
  latest: LatestChange | null,
  me: string | null,
  now: number,
): ConcurrentEditSummary => {
  const by = latest?.by ?? null;
  const at = latest?.at === null || latest === null ? NaN : parseTimestamp(latest.at);
  return {
    isMe: by !== null && me !== null && by.id === me,
    name: by === null ? null : userName(by),
    // Clocks differ a little: nothing was changed in the future.
    ago: Number.isFinite(at) ? relativeTime(Math.min(at, now), now) : null,
  };
};
