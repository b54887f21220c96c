import type { Item } from '../../../../domain/items';
import type { Tokens } from '../../../../domain/session';
import { originOf, PUBLIC, type Accountability, type Origin } from '../../accountability';
import { invalidCredentials, invalidPayload, apiException } from '../../api-error';
import type { Database } from '../../world/database';
import { settingOf } from '../../setting-of';
import { ActivityLog } from '../activity';
import { moment } from '../items';
import { Attempts } from './attempts';
import { bearerOf } from './bearer';
import { checkLogin, type LoginPayload } from './check-credentials';
import { demandSecondFactor } from './second-factor';
import { Sessions } from './sessions';
import { signedFor, type Signing } from './signing';

const USERS = 'directus_users';

/** A pair of tokens; the second one goes into a cookie or into the answer, as the sender asked. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly refreshToken: string;
}

/** Comes, goes and who it is. All methods throw a `Refusal` when the platform would say no. */
export class AuthService {
  private readonly sessions: Sessions;
  private readonly attempts = new Attempts();

  constructor(
    private readonly database: Database,
    private readonly signing: Signing,
    /** How long an access token is good for, in ms. */
    private readonly accessTokenLifetime: number,
  ) {
    this.sessions = new Sessions(database, signing.now);
  }

  login(payload: LoginPayload, origin?: Origin): SignedIn {
    const { email, password, otp } = checkLogin(payload);
    const user = this.database.rows(USERS).find((row) => String(row['email']).toLowerCase() === email);
    if (user?.['status'] === 'suspended') throw apiException(401, 'USER_SUSPENDED', 'User suspended.');
    if (user?.['status'] !== 'active') throw invalidCredentials();
    const id = String(user['id']);
    this.countAttempt(id, user);
    if (user['password'] !== password) throw invalidCredentials();
    if (typeof user['tfa_secret'] === 'string') demandSecondFactor(user['tfa_secret'], otp, this.signing.now());
    this.attempts.forget(id);
    this.change(id, { last_access: moment(this.signing.now()) });
    const who: Accountability = { ...PUBLIC, user: id, ...(origin === undefined ? {} : { origin }) };
    new ActivityLog(this.database, who, this.signing.now).signedIn(id);
    return this.signIn(id);
  }

  /** The refresh token is used up, whatever comes of it. The status is not looked at: what it gives is then good for nothing. */
  refresh(refreshToken: string | null): SignedIn {
    const user = this.sessions.use(demand(refreshToken));
    if (user === null || this.database.row(USERS, user) === null) throw invalidCredentials();
    return this.signIn(user);
  }

  /** A token that is unknown is no mistake; none at all is one. */
  logout(refreshToken: string | null): void {
    this.sessions.close(demand(refreshToken));
  }

  /** Who asks. Without a token it is the public; with one that is unknown or has run out, nobody. */
  authenticate(token: string | null, origin?: Origin): Accountability {
    if (token === null) return PUBLIC;
    const user = bearerOf(this.database, this.signing, token);
    const role = typeof user['role'] === 'string' ? user['role'] : null;
    const row = role === null ? null : this.database.row('directus_roles', role);
    const who = {
      user: String(user['id']),
      role,
      admin: row?.['admin_access'] === true,
      app: row?.['app_access'] === true,
    };
    const asking: Accountability = origin === undefined ? who : { ...who, origin };
    demandKnownAddress(row, originOf(asking).ip);
    return asking;
  }

  /** One attempt too many suspends, but is looked at all the same. */
  private countAttempt(id: string, user: Item): void {
    const allowed = settingOf(this.database, 'auth_login_attempts');
    if (!this.attempts.tooMany(id, typeof allowed === 'number' ? allowed : null)) return;
    this.database.put(USERS, id, { ...user, status: 'suspended' });
  }

  private change(id: string, values: Item): void {
    this.database.put(USERS, id, { ...this.database.row(USERS, id), ...values });
  }

  private signIn(user: string): SignedIn {
    const expires = this.accessTokenLifetime;
    const access_token = signedFor(this.signing, { id: user }, expires);
    return { tokens: { access_token, expires }, refreshToken: this.sessions.open(user) };
  }
}

const demand = (refreshToken: string | null): string => {
  if (refreshToken !== null) return refreshToken;
  throw invalidPayload('"refresh_token" is required in either the JSON payload or Cookie');
};

/** A role may name the network addresses it can be used from. */
const demandKnownAddress = (role: Item | null, ip: string): void => {
  const known = role?.['ip_access'];
  if (Array.isArray(known) && known.length > 0 && !known.includes(ip))
    throw apiException(401, 'INVALID_IP', 'Invalid IP address.');
};
