import { parseTimestamp, type LatestChange } from '../../../domain/revisions';
import { userName } from '../../../domain/users';
import { relativeTime, type RelativeTime } from '../../../domain/values';

/**
 * Author and age of a concurrent change, before translation. `name` is null for an unknown author, `ago` for an
 * unknown time.
 */
export interface ConcurrentEditSummary {
  readonly isMe: boolean;
  readonly name: string | null;
  readonly ago: RelativeTime | null;
}

/** `me` is the id of the signed-in user, `now` in ms since 1970. An invalid timestamp counts as unknown. */
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
    // Clocks differ a little: a change is never shown in the future.
    ago: Number.isFinite(at) ? relativeTime(Math.min(at, now), now) : null,
  };
};

/** Author and age in words. */
export const concurrentEditText = (
  { isMe, name, ago }: ConcurrentEditSummary,
  translate: (key: 'you_elsewhere' | 'somebody_else' | 'meanwhile') => string,
  locale: string,
): { readonly who: string; readonly when: string } => ({
  who: isMe ? translate('you_elsewhere') : (name ?? translate('somebody_else')),
  when:
    ago === null
      ? translate('meanwhile')
      : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ago.amount, ago.unit),
});
