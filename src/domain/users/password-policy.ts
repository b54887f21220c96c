import type { Json } from '../../kernel';

/**
 * Whether a password satisfies the policy of the project, a pattern between slashes. An empty password is allowed, and so is
 * every password by a malformed pattern: the server decides.
 */
export const isPasswordAllowed = (policy: string | null, password: Json): boolean => {
  if (policy === null || policy === '' || typeof password !== 'string' || password === '') return true;
  try {
    return new RegExp(/^\/.*\/$/s.test(policy) ? policy.slice(1, -1) : policy).test(password);
  } catch {
    return true;
  }
};
