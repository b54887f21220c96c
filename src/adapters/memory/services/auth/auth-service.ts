import type { Item } from '../../../../domain/items';
import type { Tokens } from '../../../../domain/session';
import type { JsonObject } from '../../../../kernel';
import { type Accountability, type Origin, originOf, PUBLIC } from '../../accountability';
import { apiException, invalidCredentials, invalidPayload } from '../../api-error';
import { settingOf } from '../server/server-service';
import type { Database } from '../../world/database';
import { ActivityLog } from '../activity';
import { accessOf } from '../policies/policies';
import { toTimestamp } from '../items';
import { signFor, type Signing, userOfToken } from './signed-token';
import { parseLogin, type LoginPayload } from './payload';
import { assertSecondFactor } from './second-factor';
import { Sessions } from './sessions';

/** Counts failed sign-ins of each user since the last successful one. Lost when the process ends. */
class LoginAttempts {
  private readonly counts = new Map<string, number>();

  /** True when there were more attempts than allowed; null allows any number. */
  isOverLimit(user: string, allowed: number | null): boolean {
    const count = (this.counts.get(user) ?? 0) + 1;
    this.counts.set(user, count);
    return allowed !== null && count > allowed;
  }

  reset(user: string): void {
    this.counts.delete(user);
  }
}

const USERS = 'directus_users';

/** The tokens of a sign-in. The refresh token goes into a cookie or the body, as requested. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly refreshToken: string;
}

/**
 * Signs in and out and authenticates requests. All methods throw an `ApiException` when the server would reject the
 * request.
 */
export class AuthService {
  private readonly sessions: Sessions;
  private readonly attempts = new LoginAttempts();

  constructor(
    private readonly database: Database,
    private readonly signing: Signing,
    /** Lifetime of an access token in ms. */
    private readonly accessTokenLifetime: number,
  ) {
    this.sessions = new Sessions(database, signing.now);
  }

  login(payload: LoginPayload, origin?: Origin): SignedIn {
    const { email, password, otp } = parseLogin(payload);
    const user = this.activeUser(email);
    const id = String(user['id']);
    this.countAttempt(id, user);
    if (user['password'] !== password) throw invalidCredentials();
    if (typeof user['tfa_secret'] === 'string') assertSecondFactor(user['tfa_secret'], otp, this.signing.now());
    this.attempts.reset(id);
    return this.start(id, origin);
  }

  /** Signs in a user whom a sign-on provider has identified by email: without password and second factor. */
  signOn(email: string, origin?: Origin): SignedIn {
    return this.start(String(this.activeUser(email.toLowerCase())['id']), origin);
  }

  /**
   * Consumes the refresh token in any case. Does not check the user's status, because the access token of an inactive
   * user is rejected anyway.
   */
  refresh(refreshToken: string | null): SignedIn {
    const user = this.sessions.consume(assertRefreshToken(refreshToken));
    if (user === null || this.database.row(USERS, user) === null) throw invalidCredentials();
    return this.signIn(user);
  }

  /** An unknown token is ignored; a missing one is rejected. */
  logout(refreshToken: string | null): void {
    this.sessions.close(assertRefreshToken(refreshToken));
  }

  /** The caller of a request: the public without a token; throws INVALID_CREDENTIALS for an unknown or expired one. */
  authenticate(token: string | null, origin?: Origin): Accountability {
    if (token === null) return PUBLIC;
    const user = userOfToken(this.database, this.signing, token);
    const role = typeof user['role'] === 'string' ? user['role'] : null;
    const row = role === null ? null : this.database.row('directus_roles', role);
    const access = this.database.model.hasPolicies ? accessOf(this.database, { user: String(user['id']), role }) : row;
    const who = {
      user: String(user['id']),
      role,
      admin: access?.['admin_access'] === true,
      app: access?.['app_access'] === true,
    };
    const accountability: Accountability = origin === undefined ? who : { ...who, origin };
    assertIpAllowed(row, originOf(accountability).ip);
    return accountability;
  }

  /** Suspends the user after too many attempts, but still checks the attempt itself. */
  private countAttempt(id: string, user: Item): void {
    const allowed = settingOf(this.database, 'auth_login_attempts');
    if (!this.attempts.isOverLimit(id, typeof allowed === 'number' ? allowed : null)) return;
    this.database.put(USERS, id, { ...user, status: 'suspended' });
  }

  /** `email` in lower case. */
  private activeUser(email: string): Item {
    const user = this.database.rows(USERS).find((row) => String(row['email']).toLowerCase() === email);
    if (user?.['status'] === 'suspended') throw apiException(401, 'USER_SUSPENDED', 'User suspended.');
    if (user?.['status'] !== 'active') throw invalidCredentials();
    return user;
  }

  /** Begins a session and records it. */
  private start(id: string, origin: Origin | undefined): SignedIn {
    this.change(id, { last_access: toTimestamp(this.signing.now()) });
    const who: Accountability = { ...PUBLIC, user: id, ...(origin === undefined ? {} : { origin }) };
    new ActivityLog(this.database, who, this.signing.now).logSignIn(id);
    return this.signIn(id);
  }

  private change(id: string, values: Item): void {
    this.database.put(USERS, id, { ...this.database.row(USERS, id), ...values });
  }

  private signIn(user: string): SignedIn {
    const expires = this.accessTokenLifetime;
    const access_token = signFor(this.signing, { id: user, ...this.laterClaims(user) }, expires);
    return { tokens: { access_token, expires }, refreshToken: this.sessions.open(user) };
  }

  /** What later generations add to the claims of a token. */
  private laterClaims(user: string): JsonObject {
    const row = this.database.row(USERS, user);
    const role = typeof row?.['role'] === 'string' ? row['role'] : null;
    return this.database.model.hasPolicies ? { role, ...accessOf(this.database, { user, role }) } : {};
  }
}

const assertRefreshToken = (refreshToken: string | null): string => {
  if (refreshToken !== null) return refreshToken;
  throw invalidPayload('"refresh_token" is required in either the JSON payload or Cookie');
};

/** A role may restrict the IP addresses of its users. */
const assertIpAllowed = (role: Item | null, ip: string): void => {
  const known = role?.['ip_access'];
  if (Array.isArray(known) && known.length > 0 && !known.includes(ip))
    throw apiException(401, 'INVALID_IP', 'Invalid IP address.');
};
