import { Outbox, Platform, type Database } from '../../src/adapters/memory';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody who may invite: the platform itself. */
const SYSTEM_ACCOUNTABILITY = { user: null, role: null, admin: true, app: false } as const;

/** The mails of a platform. They lie here instead of going out, with signed links in them. */
export class Mailbox {
  readonly outbox = new Outbox();

  constructor(
    private readonly database: Database,
    /** What the platform signs with and where its clock stands, in ms since 1970. */
    private readonly platform: () => { readonly secret: string; readonly now: number },
  ) {}

  /** As if somebody had forgotten their password this many days ago. */
  mailReset(email: string, daysAgo: number): void {
    this.platformOf(daysAgo).passwords.request({ email });
  }

  /** As an administrator does it. */
  mailInvitation(email: string, role: string): void {
    const found = this.database.rows('directus_roles').find(({ name }) => name === role);
    if (found === undefined) throw new Error(`There is no role '${role}'`);
    this.platformOf(0)
      .invitations(SYSTEM_ACCOUNTABILITY)
      .invite({ email, role: String(found['id']) });
  }

  /** Where the link of the last mail to this address leads inside the application, as '/reset-password?token=…'; null without a mail. */
  linkTo(email: string): string | null {
    return this.outbox.mails.findLast(({ to }) => to === email)?.link ?? null;
  }

  private platformOf(daysAgo: number): Platform {
    const { secret, now } = this.platform();
    return new Platform(this.database, { secret, now: () => now - daysAgo * DAY_MS, outbox: this.outbox, appUrl: '' });
  }
}
