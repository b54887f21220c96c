import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, type Observable, of, tap } from 'rxjs';
import { classifyEmails, type InvitationResult, invitedEmails } from '../../domain/users';
import {
  type Call,
  CallOperation,
  chainCall,
  type Failure,
  isApiCode,
  mapCall,
  type NamedTokens,
  succeed,
} from '../../kernel';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { UsersGateway } from '../../ports/gateways/users-gateway';
import { Notifications } from '../notifications';
import { existingUsers } from './existing-users';

export interface Invitation {
  /** The addresses as they were typed. */
  readonly emails: string;
  /** The role of the new users; nothing is sent without one. */
  readonly role: string | null;
}

/** The result of each address of the last attempt; empty before the first, and when the server has refused them. */
export interface InvitationReport {
  readonly results: readonly InvitationResult[];
  /** The server refused all addresses because it has one of them, without saying which. */
  readonly isRefused: boolean;
}

interface Attempt {
  readonly results: readonly InvitationResult[];
  readonly sent: readonly string[];
}

const NO_REPORT: InvitationReport = { results: [], isRefused: false };

interface InviteDependencies {
  readonly users: Pick<UsersGateway, 'invite'>;
  readonly items: Pick<ItemsGateway, 'list'>;
  readonly notifications: Pick<Notifications, 'showCount' | 'showFailure'>;
}

export const inviteDependencies: NamedTokens<InviteDependencies> = {
  users: UsersGateway,
  items: ItemsGateway,
  notifications: Notifications,
};

/**
 * Invites users by email. The addresses are looked up first, because the server invites all or none, and does not say
 * which address it has already. `done$` emits the addresses that were invited.
 */
export class InviteUsers extends CallOperation<never, Invitation, readonly string[]> {
  private readonly report = new BehaviorSubject(NO_REPORT);
  readonly report$: Observable<InvitationReport> = this.report.asObservable();

  constructor(private readonly dependencies: InviteDependencies) {
    super(of(false));
  }

  protected run({ emails: text, role }: Invitation): Call<readonly string[]> {
    const emails = invitedEmails(text);
    this.report.next(NO_REPORT);
    return existingUsers(this.dependencies.items, emails).pipe(
      chainCall((existing): Call<Attempt> => {
        const { invitable, results } = classifyEmails(emails, existing);
        // One text that is no address makes the server refuse all of them, after mails to others were sent.
        const isComplete = results.every(({ outcome }) => outcome !== 'not_an_email');
        const sent = isComplete ? invitable : [];
        if (sent.length === 0 || role === null) return succeed({ results, sent: [] });
        const invited = sent.map((email): InvitationResult => ({ email, outcome: 'user_invited' }));
        return this.dependencies.users
          .invite(sent, role)
          .pipe(mapCall(() => ({ results: [...invited, ...results], sent })));
      }),
      tap((result) => (isLeft(result) ? this.onFailure(result.left) : this.onResult(result.right))),
      mapCall(({ sent }) => sent),
    );
  }

  private onResult({ results, sent }: Attempt): void {
    if (sent.length > 0) this.dependencies.notifications.showCount(sent.length, 'users_invited');
    this.report.next({ results, isRefused: false });
  }

  private onFailure(failure: Failure): void {
    if (!isApiCode(failure, 'RECORD_NOT_UNIQUE')) this.dependencies.notifications.showFailure(failure);
    else {
      const named = failure.kind === 'api' ? failure.fields.map(({ details }) => details['invalid']) : [];
      const results = named.flatMap((email): readonly InvitationResult[] =>
        typeof email === 'string' ? [{ email, outcome: 'already_user' }] : [],
      );
      this.report.next({ results, isRefused: results.length === 0 });
    }
  }
}
