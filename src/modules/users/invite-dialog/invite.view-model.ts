import { combineLatest, distinctUntilChanged, filter, map, type Observable, withLatestFrom } from 'rxjs';
import { RolesStore } from '../../../application/access';
import { type InvitationReport, inviteDependencies, InviteUsers } from '../../../application/users';
import { initialInvitationRole, type Role } from '../../../domain/users';
import { StateValue } from '../../../kernel';
import { viewModel } from '../../../kit';

/** The dialog that invites users. */
export class InviteViewModel {
  private readonly roles: StateValue<readonly Role[]>;
  readonly roles$: Observable<readonly Role[]>;
  readonly invite: InviteUsers;
  /** The chosen role has administrator access. */
  readonly administers$: Observable<boolean>;
  /** Emits when all addresses were invited: there is nothing to report in the dialog. */
  readonly completed$: Observable<unknown>;

  constructor(roles: Pick<RolesStore, 'roles$'>, create: (role: string | null) => InviteUsers, role: string | null) {
    this.roles = new StateValue<readonly Role[]>([], roles.roles$);
    this.roles$ = this.roles.value$;
    this.invite = create(initialInvitationRole(this.roles.value, role));
    this.administers$ = combineLatest([this.roles$, this.invite.entries$]).pipe(
      map(([all, entries]) => all.some(({ id, admin_access }) => id === entries.role && admin_access)),
      distinctUntilChanged(),
    );
    this.completed$ = this.invite.done$.pipe(
      withLatestFrom(this.invite.report$),
      map(([, { results }]: [number, InvitationReport]) => results),
      filter((results) => results.every(({ outcome }) => outcome === 'user_invited')),
    );
  }

  dispose(): void {
    this.roles.dispose();
    this.invite.dispose();
  }
}

export const inviteViewModel = viewModel(
  [RolesStore, inviteDependencies],
  (roles, dependencies) => (role: string | null) =>
    new InviteViewModel(roles, (initial) => new InviteUsers(dependencies, initial), role),
);
