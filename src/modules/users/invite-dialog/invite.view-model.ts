import { combineLatest, distinctUntilChanged, filter, map, type Observable, tap, withLatestFrom } from 'rxjs';
import { RolesStore } from '../../../application/access';
import { type Invitation, inviteDependencies, InviteUsers } from '../../../application/users';
import { initialInvitationRole, invitedEmails, type Role } from '../../../domain/users';
import { Effect, StateValue } from '../../../kernel';
import { Form, viewModel } from '../../../kit';

/** The dialog that invites users. Addresses that were not invited stay in it. */
export class InviteViewModel {
  private readonly roles: StateValue<readonly Role[]>;
  private readonly results: Effect;
  readonly roles$: Observable<readonly Role[]>;
  readonly form: Form<Invitation, readonly string[]>;
  /** The chosen role has administrator access. */
  readonly administers$: Observable<boolean>;
  /** Emits when all addresses were invited: there is nothing to report in the dialog. */
  readonly completed$: Observable<unknown>;

  constructor(
    roles: Pick<RolesStore, 'roles$'>,
    readonly invite: InviteUsers,
    role: string | null,
  ) {
    this.roles = new StateValue<readonly Role[]>([], roles.roles$);
    this.roles$ = this.roles.value$;
    this.form = new Form<Invitation, readonly string[]>({
      initial: { emails: '', role: initialInvitationRole(this.roles.value, role) },
      validate: (entries) => ({
        emails: invitedEmails(entries.emails).length === 0 ? { key: 'no_address' } : null,
        role: entries.role === null ? { key: 'no_role' } : null,
      }),
      submit: (entries) => invite.attempt(entries),
    });
    this.administers$ = combineLatest([this.roles$, this.form.state$]).pipe(
      map(([all, { values }]) => all.some(({ id, admin_access }) => id === values.role && admin_access)),
      distinctUntilChanged(),
    );
    this.completed$ = this.form.done$.pipe(
      withLatestFrom(invite.report$),
      map(([, { results }]) => results),
      filter((results) => results.every(({ outcome }) => outcome === 'user_invited')),
    );
    this.results = new Effect(this.form.done$.pipe(tap((sent) => this.keepOthers(new Set(sent)))));
  }

  dispose(): void {
    [this.results, this.roles, this.form, this.invite].forEach((each) => each.dispose());
  }

  /** Addresses that were typed meanwhile stay as well. */
  private keepOthers(invited: ReadonlySet<string>): void {
    if (invited.size === 0) return;
    const left = invitedEmails(this.form.state.values.emails).filter((email) => !invited.has(email));
    this.form.change({ emails: left.join('\n') });
  }
}

export const inviteViewModel = viewModel(
  [RolesStore, inviteDependencies],
  (roles, dependencies) => (role: string | null) => new InviteViewModel(roles, new InviteUsers(dependencies), role),
);
