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

/** Invites users by mail. */
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly signing: Signing,
    private readonly outbox: Outbox,
    /** Base URL of the application. */
    private readonly appUrl: string,
  ) {}

  /**
   * Creates an invited user for each address and mails a link that is valid for a week; needs the permission to create
   * users. Creates all or none, but mails before the first error were sent.
   */
  invite(payload: Payload): void {
    const [addresses, role] = [parseEmails(payload['email']), parseRole(payload['role'])];
    assertOnly(payload, ['email', 'role', 'invite_url']);
    const inviteUrl = payload['invite_url'];
    if (inviteUrl) throw invalidPayload(`Url "${assertText(inviteUrl, 'invite_url')}" can't be used to invite users.`);
    this.database.transaction(() => {
      for (const address of addresses) this.inviteOne(address, role);
    });
  }

  /** Activates an invited user with a password. Works once, because the user is no longer invited then. */
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
