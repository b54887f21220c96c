import { isJsonObject } from '../../kernel';

/** Why a session is over: somebody left, or the server would not go on with it. */
export type SessionEnd = 'sign-out' | 'session-expired';

/** What the tabs of one browser tell each other about the session they share. `until` is in milliseconds since 1970. */
export type TabMessage =
  | { readonly kind: 'signed-in' | 'renewed'; readonly access_token: string; readonly until: number }
  | { readonly kind: 'signed-out'; readonly reason: SessionEnd };

/** Null for whatever is not a message of this kind. */
export const tabMessage = (source: unknown): TabMessage | null => {
  if (!isJsonObject(source)) return null;
  const { kind, access_token, until, reason } = source;
  if (kind === 'signed-out' && (reason === 'sign-out' || reason === 'session-expired')) return { kind, reason };
  const isNews = kind === 'signed-in' || kind === 'renewed';
  return isNews && typeof access_token === 'string' && typeof until === 'number' ? { kind, access_token, until } : null;
};
