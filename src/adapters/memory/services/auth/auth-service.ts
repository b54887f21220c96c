import type { Item } from '../../../../domain/items';
import type { Tokens } from '../../../../domain/session';
import { type Accountability, type Origin, originOf, PUBLIC } from '../../accountability';
import { apiException, invalidCredentials, invalidPayload } from '../../api-error';
import { settingOf } from '../server/server-service';
import type { Database } from '../../world/database';
import { ActivityLog } from '../activity';
import { toTimestamp } from '../items';
import { signFor, type Signing, userOfToken } from './signed-token';
import { parseLogin, type LoginPayload } from './payload';
import { assertSecondFactor } from './second-factor';
import { Sessions } from './sessions';

/** Counts the sign-ins of each person that led nowhere, since the last one that did. Forgets everything with the process. */
class LoginAttempts {
  private readonly counts = new Map<string, number>();

  /** True once there were more than are allowed; null allows any number. */
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

/** A pair of tokens; the second one goes into a cookie or into the answer, as the sender asked. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly refreshToken: string;
}

/** Comes, goes and who it is. All methods throw a `Refusal` when the platform would say no. */
export class AuthService {
  private readonly sessions: Sessions;
  private readonly attempts = new LoginAttempts();

  constructor(
    private readonly database: Database,
    private readonly signing: Signing,
    /** How long an access token is good for, in ms. */
    private readonly accessTokenLifetime: number,
  ) {
    this.sessions = new Sessions(database, signing.now);
  }

  login(payload: LoginPayload, origin?: Origin): SignedIn {
    const { email, password, otp } = parseLogin(payload);
    const user = this.database.rows(USERS).find((row) => String(row['email']).toLowerCase() === email);
    if (user?.['status'] === 'suspended') throw apiException(401, 'USER_SUSPENDED', 'User suspended.');
    if (user?.['status'] !== 'active') throw invalidCredentials();
    const id = String(user['id']);
    this.countAttempt(id, user);
    if (user['password'] !== password) throw invalidCredentials();
    if (typeof user['tfa_secret'] === 'string') assertSecondFactor(user['tfa_secret'], otp, this.signing.now());
    this.attempts.reset(id);
    this.change(id, { last_access: toTimestamp(this.signing.now()) });
    const who: Accountability = { ...PUBLIC, user: id, ...(origin === undefined ? {} : { origin }) };
    new ActivityLog(this.database, who, this.signing.now).logSignIn(id);
    return this.signIn(id);
  }

  /** The refresh token is used up, whatever comes of it. The status is not looked at: what it gives is then good for nothing. */
  refresh(refreshToken: string | null): SignedIn {
    const user = this.sessions.consume(assertRefreshToken(refreshToken));
    if (user === null || this.database.row(USERS, user) === null) throw invalidCredentials();
    return this.signIn(user);
  }

  /** A token that is unknown is no mistake; none at all is one. */
  logout(refreshToken: string | null): void {
    this.sessions.close(assertRefreshToken(refreshToken));
  }

  /** Who asks. Without a token it is the public; with one that is unknown or has run out, nobody. */
  authenticate(token: string | null, origin?: Origin): Accountability {
    if (token === null) return PUBLIC;
    const user = userOfToken(this.database, this.signing, token);
    const role = typeof user['role'] === 'string' ? user['role'] : null;
    const row = role === null ? null : this.database.row('directus_roles', role);
    const who = {
      user: String(user['id']),
      role,
      admin: row?.['admin_access'] === true,
      app: row?.['app_access'] === true,
    };
    const asking: Accountability = origin === undefined ? who : { ...who, origin };
    assertIpAllowed(row, originOf(asking).ip);
    return asking;
  }

  /** One attempt too many suspends, but is looked at all the same. */
  private countAttempt(id: string, user: Item): void {
    const allowed = settingOf(this.database, 'auth_login_attempts');
    if (!this.attempts.isOverLimit(id, typeof allowed === 'number' ? allowed : null)) return;
    this.database.put(USERS, id, { ...user, status: 'suspended' });
  }

  private change(id: string, values: Item): void {
    this.database.put(USERS, id, { ...this.database.row(USERS, id), ...values });
  }

  private signIn(user: string): SignedIn {
    const expires = this.accessTokenLifetime;
    const access_token = signFor(this.signing, { id: user }, expires);
    return { tokens: { access_token, expires }, refreshToken: this.sessions.open(user) };
  }
}

const assertRefreshToken = (refreshToken: string | null): string => {
  if (refreshToken !== null) return refreshToken;
  throw invalidPayload('"refresh_token" is required in either the JSON payload or Cookie');
};

/** A role may name the network addresses it can be used from. */
const assertIpAllowed = (role: Item | null, ip: string): void => {
  const known = role?.['ip_access'];
  if (Array.isArray(known) && known.length > 0 && !known.includes(ip))
    throw apiException(401, 'INVALID_IP', 'Invalid IP address.');
};
