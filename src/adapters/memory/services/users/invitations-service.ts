import { SYSTEM, type Accountability } from '../../accountability';
import { invalidPayload } from '../../api-error';
import type { Database } from '../../world/database';
import type { Outbox } from '../../outbox';
import { emailOfLink, assertEmail, assertOnly, assertText, signFor, type Payload, type Signing } from '../auth';
import { ItemsService } from '../items';
import { USERS } from './user-items';

const SCOPE = 'invite';
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const parseEmails = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map((address: unknown, index) => assertEmail(address, `email[${index}]`));
  if (value !== undefined && typeof value !== 'string') throw invalidPayload('"email" must be one of [string, array]');
  return [assertEmail(value, 'email')];
};

const parseRole = (value: unknown): string => {
  const role = assertText(value, 'role');
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
    const [addresses, role] = [parseEmails(payload['email']), parseRole(payload['role'])];
    assertOnly(payload, ['email', 'role', 'invite_url']);
    const elsewhere = payload['invite_url'];
    if (elsewhere) throw invalidPayload(`Url "${assertText(elsewhere, 'invite_url')}" can't be used to invite users.`);
    this.database.transaction(() => {
      for (const address of addresses) this.inviteOne(address, role);
    });
  }

  /** Whoever is invited becomes active with a password of their own. Works once, for then nobody is invited any more. */
  accept(payload: Payload): void {
    const token = assertText(payload['token'], 'token');
    const password = assertText(payload['password'], 'password');
    assertOnly(payload, ['token', 'password']);
    const email = emailOfLink(this.signing, token, SCOPE);
    const user = this.database.rows(USERS).find((row) => row['email'] === email && row['status'] === 'invited');
    if (user === undefined) throw invalidPayload(`Email address ${email} hasn't been invited.`);
    new ItemsService(this.database, USERS, SYSTEM, this.signing.now).update([String(user['id'])], {
      password,
      status: 'active',
    });
  }

  private inviteOne(email: string, role: string): void {
    new ItemsService(this.database, USERS, this.who, this.signing.now).create([{ email, role, status: 'invited' }]);
    const token = signFor(this.signing, { email, scope: SCOPE }, LINK_LIFETIME_MS);
    this.outbox.put({ to: email, about: 'invitation', link: `${this.appUrl}/accept-invite?token=${token}` });
  }
}
