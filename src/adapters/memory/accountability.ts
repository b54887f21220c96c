import type { FilterContext } from '../../domain/filters';
import { invalidCredentials } from './api-error';

/** Network origin of a request. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** On whose behalf a request runs: a user, the public (`user` and `role` are null), or the twin itself. */
export interface Accountability {
  readonly user: string | null;
  readonly role: string | null;
  readonly admin: boolean;
  readonly app: boolean;
  /** Localhost by default. */
  readonly origin?: Origin;
}

const LOCALHOST: Origin = { ip: '127.0.0.1', userAgent: null };

export const originOf = ({ origin = LOCALHOST }: Accountability): Origin => origin;

export const PUBLIC: Accountability = { user: null, role: null, admin: false, app: false };

/** The twin itself, as when it stores the time of a sign-in. Never logged. */
export const SYSTEM: Accountability = { user: null, role: null, admin: true, app: false };

/** The user's key; throws INVALID_CREDENTIALS for the public. */
export const assertUser = ({ user }: Accountability): string => {
  if (user === null) throw invalidCredentials();
  return user;
};

/** Values that dynamic filter variables stand for; `now` in milliseconds since 1970. */
export const filterContextOf = ({ user, role }: Accountability, now: number): FilterContext => ({ user, role, now });
