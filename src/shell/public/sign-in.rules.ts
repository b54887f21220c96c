import { apiFailure, type Failure } from '../../kernel';

/** Why somebody sees the sign-in page: they left, their time was up, they wanted a page behind it, or a provider sent them back. */
export type SignInReason =
  | { readonly kind: 'sign-out' | 'session-expired' | 'not-authenticated' }
  | { readonly kind: 'refused'; readonly failure: Failure };

const isError = (text: string | null): text is string => text !== null && /^[A-Z][A-Z_]{1,60}$/.test(text);

/**
 * From the query: `reason` is one of ours, or the code of an error that a sign-on provider ended with; `error` and
 * `code` are the same in other versions of the platform. Null when somebody came by themselves.
 */
export const signInReason = (query: URLSearchParams, wantedMore: boolean): SignInReason | null => {
  const reason = query.get('reason');
  if (reason === 'sign-out' || reason === 'session-expired') return { kind: reason };
  const code = [query.get('code'), query.get('error'), reason].find(isError);
  if (code !== undefined) return { kind: 'refused', failure: apiFailure(401, code, '') };
  return wantedMore ? { kind: 'not-authenticated' } : null;
};

/** A login whose body the server finds malformed is, to a person, a wrong address or password. */
export const toLoginFailure = (failure: Failure): Failure =>
  failure.kind === 'api' && failure.code === 'INVALID_PAYLOAD' ? { ...failure, code: 'INVALID_CREDENTIALS' } : failure;
