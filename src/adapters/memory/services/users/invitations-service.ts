import { SYSTEM, type Accountability } from '../../accountability';
import { invalidPayload } from '../../api-error';
import type { Database } from '../../world/database';
import type { Outbox } from '../../outbox';
import { addressOfLink, demandAddress, demandOnly, demandText, signedFor, type Payload, type Signing } from '../auth';
import { ItemsService } from '../items';
import { USERS } from './user-items';

const SCOPE = 'invite';
const WEEK = 7 * 24 * 60 * 60 * 1000;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const addressesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map((address: unknown, index) => demandAddress(address, `email[${index}]`));
  if (value !== undefined && typeof value !== 'string') throw invalidPayload('"email" must be one of [string, array]');
  return [demandAddress(value, 'email')];
};

const roleIn = (value: unknown): string => {
  const role = demandText(value, 'role');
  if (!GUID.test(role)) throw invalidPayload('"role" must be a valid GUID');
  return role;
};

/** How people come into the directory by themselves. */
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly signing: Signing,
    private readonly outbox: Outbox,
    /** Where the application is. */
    private readonly appUrl: string,
  ) {}

  /**
   * Creates somebody invited for each address and mails them a link that is good for a week; needs the right to create
   * users. All are created or none, but the mails before the first mistake have gone out.
   */
  invite(payload: Payload): void {
    const [addresses, role] = [addressesIn(payload['email']), roleIn(payload['role'])];
    demandOnly(payload, ['email', 'role', 'invite_url']);
    const elsewhere = payload['invite_url'];
    if (elsewhere) throw invalidPayload(`Url "${demandText(elsewhere, 'invite_url')}" can't be used to invite users.`);
    this.database.transaction(() => {
      for (const address of addresses) this.inviteOne(address, role);
    });
  }

  /** Whoever is invited becomes active with a password of their own. Works once, for then nobody is invited any more. */
  accept(payload: Payload): void {
    const token = demandText(payload['token'], 'token');
    const password = demandText(payload['password'], 'password');
    demandOnly(payload, ['token', 'password']);
    const email = addressOfLink(this.signing, token, SCOPE);
    const user = this.database.rows(USERS).find((row) => row['email'] === email && row['status'] === 'invited');
    if (user === undefined) throw invalidPayload(`Email address ${email} hasn't been invited.`);
    new ItemsService(this.database, USERS, SYSTEM, this.signing.now).update([String(user['id'])], {
      password,
      status: 'active',
    });
  }

  private inviteOne(email: string, role: string): void {
    new ItemsService(this.database, USERS, this.who, this.signing.now).create([{ email, role, status: 'invited' }]);
    const token = signedFor(this.signing, { email, scope: SCOPE }, WEEK);
    this.outbox.put({ to: email, about: 'invitation', link: `${this.appUrl}/accept-invite?token=${token}` });
  }
}
