import { Outbox, Platform, type Database } from '../../src/adapters/memory';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The platform itself, which may invite users. */
const SYSTEM_ACCOUNTABILITY = { user: null, role: null, admin: true, app: false } as const;

/** Collects the mails of a server, with signed links, instead of sending them. */
export class Mailbox {
  readonly outbox = new Outbox();

  constructor(
    private readonly database: Database,
    /** The signing secret and the time in ms since 1970. */
    private readonly platform: () => { readonly secret: string; readonly now: number },
  ) {}

  /** Mails a password reset link that was requested this many days ago. */
  mailReset(email: string, daysAgo: number): void {
    this.platformOf(daysAgo).passwords.request({ email });
  }

  /** Mails an invitation. */
  mailInvitation(email: string, role: string): void {
    const found = this.database.rows('directus_roles').find(({ name }) => name === role);
    if (found === undefined) throw new Error(`There is no role '${role}'`);
    this.platformOf(0)
      .invitations(SYSTEM_ACCOUNTABILITY)
      .invite({ email, role: String(found['id']) });
  }

  /** The path of the link in the last mail to this address, as '/reset-password?token=…'; null without a mail. */
  linkTo(email: string): string | null {
    return this.outbox.mails.findLast(({ to }) => to === email)?.link ?? null;
  }

  private platformOf(daysAgo: number): Platform {
    const { secret, now } = this.platform();
    return new Platform(this.database, { secret, now: () => now - daysAgo * DAY_MS, outbox: this.outbox, appUrl: '' });
  }
}
