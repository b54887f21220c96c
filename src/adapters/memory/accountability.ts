import type { FilterContext } from '../../domain/filters';
import { invalidCredentials } from './api-error';

/** From where somebody speaks. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** On whose behalf something is done: a person, the public (`user` and `role` null), or the twin itself. */
export interface Accountability {
  readonly user: string | null;
  readonly role: string | null;
  readonly admin: boolean;
  readonly app: boolean;
  /** This machine unless told. */
  readonly origin?: Origin;
}

const LOCALHOST: Origin = { ip: '127.0.0.1', userAgent: null };

export const originOf = ({ origin = LOCALHOST }: Accountability): Origin => origin;

export const PUBLIC: Accountability = { user: null, role: null, admin: false, app: false };

/** The twin's own deeds, such as noting when somebody signed in. */
export const SYSTEM: Accountability = { user: null, role: null, admin: true, app: false };

/** The key of the person who asks; refused when nobody does. */
export const assertUser = ({ user }: Accountability): string => {
  if (user === null) throw invalidCredentials();
  return user;
};

/** What dynamic values stand for when this person asks at this moment, in milliseconds since 1970. */
export const filterContextOf = ({ user, role }: Accountability, now: number): FilterContext => ({ user, role, now });
