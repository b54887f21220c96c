import type { Item } from '../../../../domain/items';
import { instantOf } from '../../../../domain/filters';
import type { Database } from '../../world/database';
import { secret } from '../../identifiers';
import { toTimestamp } from '../items';

const SESSIONS = 'directus_sessions';

/** Lifetime of an unused refresh token. */
const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The refresh tokens in use, as rows of the world: a session outlives the process when the world is saved. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  /** Creates a refresh token and removes expired ones. */
  open(user: string): string {
    const token = secret();
    this.database.transaction(() => {
      for (const row of this.database.rows(SESSIONS)) if (!this.isAlive(row)) this.close(String(row['token']));
      this.database.put(SESSIONS, token, {
        token,
        user,
        expires: toTimestamp(this.now() + SESSION_LIFETIME_MS),
        ip: null,
        user_agent: null,
      });
    });
    return token;
  }

  /** The token's user, or null when it is unknown or expired. Removes the token. */
  consume(token: string): string | null {
    const row = this.database.row(SESSIONS, token);
    if (row === null) return null;
    this.close(token);
    return this.isAlive(row) ? String(row['user']) : null;
  }

  close(token: string): void {
    if (this.database.row(SESSIONS, token) !== null) this.database.remove(SESSIONS, token);
  }

  private isAlive(row: Item): boolean {
    return (instantOf(String(row['expires'])) ?? 0) > this.now();
  }
}
