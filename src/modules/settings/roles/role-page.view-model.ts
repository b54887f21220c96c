import { isRight } from 'fp-ts/Either';
import { BehaviorSubject, map, merge, type Observable, of, switchMap, tap } from 'rxjs';
import type { DeleteItem, ItemEditing } from '../../../application/item-editing';
import { CapabilitiesStore } from '../../../application/settings';
import { type RoleDependencies, roleDependencies, RolesReview } from '../../../application/users';
import type { AccessRisk } from '../../../domain/permissions';
import { allowedAction, linkAction, Effect, StateValue, valueOf } from '../../../kernel';
import { type PageAction, viewModel } from '../../../kit';
import { comparePath } from '../role-paths';

const USERS = 'directus_users';

const withoutTfa = (role: string) => ({
  _and: [{ role: { _eq: role } }, { tfa_secret: { _null: true } }],
});

/** What is opened over the page of a role; `access` shows what its users can see. */
export type RoleDialogName = 'invite' | 'copy' | 'access';

/** What the page of a role shows beside its form; keeps the loaded roles and the own access up to date. */
export class RolePageViewModel {
  private readonly dialog = new BehaviorSubject<RoleDialogName | null>(null);
  private readonly review: RolesReview;
  private readonly users: StateValue<number | null>;
  private readonly unprotected: StateValue<number | null>;
  private readonly risks: StateValue<readonly AccessRisk[]>;
  private readonly work: Effect;
  /** What the command palette offers: the button in the header and the menu. */
  readonly pageActions: readonly PageAction[];
  /** The menu of the page. */
  readonly actions: readonly PageAction[];
  /** In the header; null where permissions are not those of the role. */
  readonly viewAs: PageAction | null;
  /** The open dialog; null for none. */
  readonly dialog$: Observable<RoleDialogName | null> = this.dialog.asObservable();
  /** The number of users that the current user can read; null while unknown. */
  readonly users$: Observable<number | null>;
  /** The number of users without a second factor; null while unknown. */
  readonly withoutTfa$: Observable<number | null>;
  /** What deserves a look in the access of this role. */
  readonly risks$: Observable<readonly AccessRisk[]>;

  constructor(
    readonly role: string,
    editing: Pick<ItemEditing, 'written$'>,
    remove: Pick<DeleteItem, 'done$'>,
    dependencies: RoleDependencies,
    /** The server has policies: permissions are not those of roles, which are neither copied nor compared. */
    readonly hasPolicies = false,
  ) {
    const { items, reload } = dependencies;
    this.review = new RolesReview(dependencies);
    this.users = new StateValue<number | null>(
      null,
      this.review.roles$.pipe(map((roles) => valueOf(roles)?.find(({ id }) => id === role)?.users ?? null)),
    );
    this.users$ = this.users.value$;
    this.unprotected = new StateValue<number | null>(
      null,
      merge(of(undefined), editing.written$).pipe(
        switchMap(() => items.count(USERS, { filter: withoutTfa(role) }, 'id')),
        map((counted) => (isRight(counted) ? counted.right.filter_count : null)),
      ),
    );
    this.withoutTfa$ = this.unprotected.value$;
    this.risks = new StateValue<readonly AccessRisk[]>(
      [],
      this.review.risks$.pipe(map((risks) => (valueOf(risks) ?? []).filter((risk) => risk.role === role))),
    );
    this.risks$ = this.risks.value$;
    this.viewAs = hasPolicies
      ? null
      : allowedAction({ id: 'view-as-role', label: 'role_view_as', icon: 'visibility' }, () =>
          this.dialog.next('access'),
        );
    this.actions = [
      allowedAction({ id: 'invite-users', label: 'invite_users', icon: 'person_add' }, () =>
        this.dialog.next('invite'),
      ),
      ...(hasPolicies
        ? []
        : [
            allowedAction({ id: 'copy-role', label: 'copy_role', icon: 'content_copy' }, () =>
              this.dialog.next('copy'),
            ),
            linkAction({ id: 'compare-role', label: 'role_compare_with', icon: 'compare_arrows' }, comparePath(role)),
          ]),
    ];
    this.pageActions = this.viewAs === null ? this.actions : [this.viewAs, ...this.actions];
    this.work = new Effect(merge(editing.written$, remove.done$).pipe(tap(() => reload.request())));
  }

  closeDialog(): void {
    this.dialog.next(null);
  }

  /** Reads the number of users again, after some were invited. */
  reload(): void {
    this.review.reload();
  }

  dispose(): void {
    [this.work, this.users, this.unprotected, this.risks, this.review].forEach((each) => each.dispose());
  }
}

export const rolePageViewModel = viewModel(
  [roleDependencies, CapabilitiesStore],
  (dependencies, { capabilities }) =>
    (role: string, editing: Pick<ItemEditing, 'written$'>, remove: Pick<DeleteItem, 'done$'>) =>
      new RolePageViewModel(role, editing, remove, dependencies, capabilities.policies),
);
