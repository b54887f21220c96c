import type { Item } from '../../../../domain/items';
import type { Tokens } from '../../../../domain/session';
import { PUBLIC, type Accountability, type Origin } from '../../accountability';
import { invalidCredentials, invalidPayload, refusal } from '../../api-error';
import type { Database } from '../../database';
import { ActivityLog } from '../activity';
import { secret } from '../../identifiers';
import { moment } from '../items';
import { checkLogin, type LoginPayload } from './check-credentials';
import { demandSecondFactor } from './second-factor';
import { Sessions } from './sessions';

const USERS = 'directus_users';

/** A pair of tokens; the second one goes into a cookie or into the answer, as the sender asked. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly refreshToken: string;
}

interface AccessToken {
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Comes, goes and who it is. All methods throw a `Refusal` when the platform would say no. */
export class AuthService {
  private readonly accessTokens = new Map<string, AccessToken>();
  private readonly sessions: Sessions;

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
    /** How long an access token is good for, in ms. */
    private readonly accessTokenLifetime: number,
  ) {
    this.sessions = new Sessions(database, now);
  }

  login(payload: LoginPayload, origin?: Origin): SignedIn {
    const { email, password, otp } = checkLogin(payload);
    const user = this.database.rows(USERS).find((row) => String(row['email']).toLowerCase() === email);
    if (user?.['status'] === 'suspended') throw refusal(401, 'USER_SUSPENDED', 'User suspended.');
    if (user?.['status'] !== 'active' || user['password'] !== password) throw invalidCredentials();
    if (typeof user['tfa_secret'] === 'string') demandSecondFactor(user['tfa_secret'], otp, this.now());
    const id = String(user['id']);
    this.database.put(USERS, id, { ...user, last_access: moment(this.now()) });
    const who: Accountability = { ...PUBLIC, user: id, ...(origin === undefined ? {} : { origin }) };
    new ActivityLog(this.database, who, this.now).signedIn(id);
    return this.signIn(id);
  }

  /** The refresh token is used up, whatever comes of it. */
  refresh(refreshToken: string | null): SignedIn {
    const user = this.sessions.use(demand(refreshToken));
    if (user === null || this.activeUser(user) === null) throw invalidCredentials();
    return this.signIn(user);
  }

  /** A token that is unknown is no mistake; none at all is one. */
  logout(refreshToken: string | null): void {
    this.sessions.close(demand(refreshToken));
  }

  /** Who asks. Without a token it is the public; with one that is unknown or has run out, nobody. */
  authenticate(token: string | null): Accountability {
    if (token === null) return PUBLIC;
    const user = this.bearer(token);
    if (user === null) throw invalidCredentials();
    const role = typeof user['role'] === 'string' ? user['role'] : null;
    const row = role === null ? null : this.database.row('directus_roles', role);
    return { user: String(user['id']), role, admin: row?.['admin_access'] === true, app: row?.['app_access'] === true };
  }

  /** Access tokens are made at sign-in; a user may also have one that never changes. */
  private bearer(token: string): Item | null {
    const known = this.accessTokens.get(token);
    if (known === undefined) {
      return this.database.rows(USERS).find((row) => row['token'] === token && row['status'] === 'active') ?? null;
    }
    return known.expires > this.now() ? this.activeUser(known.user) : null;
  }

  private activeUser(id: string): Item | null {
    const user = this.database.row(USERS, id);
    return user?.['status'] === 'active' ? user : null;
  }

  private signIn(user: string): SignedIn {
    const expires = this.accessTokenLifetime;
    const access_token = secret();
    for (const [token, known] of this.accessTokens) if (known.expires <= this.now()) this.accessTokens.delete(token);
    this.accessTokens.set(access_token, { user, expires: this.now() + expires });
    return { tokens: { access_token, expires }, refreshToken: this.sessions.open(user) };
  }
}

const demand = (refreshToken: string | null): string => {
  if (refreshToken !== null) return refreshToken;
  throw invalidPayload('"refresh_token" is required in either the JSON payload or Cookie');
};
