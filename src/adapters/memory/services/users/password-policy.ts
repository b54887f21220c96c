import type { Json } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { apiException, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { settingOf } from '../../setting-of';

/** The pattern stands between slashes. One that is none breaks the call, and only administrators are told why. */
const patternOf = (policy: string, { admin }: Accountability): RegExp => {
  try {
    return new RegExp(policy.startsWith('/') && policy.endsWith('/') ? policy.slice(1, -1) : policy);
  } catch (error) {
    throw unexpected(admin && error instanceof Error ? error.message : 'An unexpected error occurred.');
  }
};

/** Refuses a password that the project's policy does not allow. Taking a password away is always allowed. */
export const demandPolicy = (database: Database, who: Accountability, password: Json): void => {
  const policy = settingOf(database, 'auth_password_policy');
  const given = password !== null && password !== '' && password !== 0 && password !== false;
  if (typeof policy !== 'string' || policy === '' || !given) return;
  if (patternOf(policy, who).test(String(password))) return;
  const details = { field: 'password', type: 'regex', invalid: password };
  throw apiException(400, 'FAILED_VALIDATION', "Provided password doesn't match password policy", details);
};
