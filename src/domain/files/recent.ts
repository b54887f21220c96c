import type { JsonObject } from '../../kernel';

const DAY_MS = 86_400_000;

/** Files are recent for so many days after their upload. */
export const RECENT_DAYS = 5;

/** The moment since which an upload is recent. `now` in milliseconds since 1970. */
const recentSince = (now: number): number => now - RECENT_DAYS * DAY_MS;

/** `uploadedOn` is an ISO text, in UTC where it does not say; what is no date is not recent. */
export const isRecent = (uploadedOn: string, now: number): boolean =>
  Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(uploadedOn) ? uploadedOn : `${uploadedOn}Z`) >= recentSince(now);

/** The listings of the library that stand beside its folders. */
export type FileListing = 'all' | 'mine' | 'recent';

/** What a listing filters by; null for all. */
export const fileListingFilter = (listing: FileListing, now: number): JsonObject | null => {
  switch (listing) {
    case 'all':
      return null;
    case 'mine':
      return { uploaded_by: { _eq: '$CURRENT_USER' } };
    case 'recent':
      return { uploaded_on: { _gte: new Date(recentSince(now)).toISOString() } };
  }
};
