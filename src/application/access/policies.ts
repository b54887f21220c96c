import { merge, type Observable, of, startWith, Subject, switchMap, tap } from 'rxjs';
import type { Permission } from '../../domain/permissions';
import { type InheritedPolicies, policiesOfRole, type PolicyHolder, type PolicyOverview } from '../../domain/users';
import {
  allCalls,
  type Call,
  CallOperation,
  idle,
  mapCall,
  type NamedTokens,
  type RemoteData,
  StateValue,
  toRemoteData,
  valueOf,
} from '../../kernel';
import { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import { PoliciesGateway } from '../../ports/gateways/policies-gateway';
import { PermissionChanges } from './permission-changes';

export interface PolicyDependencies {
  readonly policies: PoliciesGateway;
  readonly permissions: PermissionsGateway;
  readonly changes: PermissionChanges;
}

export const policyDependencies: NamedTokens<PolicyDependencies> = {
  policies: PoliciesGateway,
  permissions: PermissionsGateway,
  changes: PermissionChanges,
};

/** A value that is read when it is constructed, and again after `reload`; the last one stays while it is read. */
class Reading<A> {
  private readonly reloads = new Subject<void>();
  private readonly state: StateValue<RemoteData<A>>;
  readonly data$: Observable<RemoteData<A>>;

  constructor(call: Call<A>, changed$: Observable<unknown>) {
    let known: A | null = null;
    this.state = new StateValue<RemoteData<A>>(
      idle,
      merge(changed$, this.reloads).pipe(
        startWith(undefined),
        switchMap(() => toRemoteData(call, known)),
        tap((data) => (known = valueOf(data))),
      ),
    );
    this.data$ = this.state.value$;
  }

  reload(): void {
    this.reloads.next();
  }

  dispose(): void {
    this.state.dispose();
  }
}

/** All policies, by name. */
export class PolicyList extends Reading<readonly PolicyOverview[]> {
  constructor({ policies, changes }: Pick<PolicyDependencies, 'policies' | 'changes'>) {
    super(policies.list(), changes.changed$);
  }
}

/** What a deletion of a policy deletes: attachments to roles and users, and permissions. */
export interface PolicyContents {
  readonly roles: number;
  readonly users: number;
  readonly permissions: number;
}

export const policyContents = (
  policy: string,
  { policies, permissions }: Pick<PolicyDependencies, 'policies' | 'permissions'>,
): Call<PolicyContents> =>
  allCalls([policies.read(policy), permissions.listForRole(policy)]).pipe(
    mapCall(([{ roles, users }, rules]) => ({
      roles,
      users,
      permissions: rules.filter(({ id }) => id !== null).length,
    })),
  );

/** A policy that is given to roles or users, or taken from them. */
export type HolderChange =
  | { readonly kind: 'attach'; readonly to: 'role' | 'user'; readonly keys: readonly string[] }
  | { readonly kind: 'detach'; readonly attachments: readonly string[] };

/** Which roles and users have a policy; changes are sent at once, one request for each that is added. */
export class PolicyHolders extends CallOperation<never, HolderChange> {
  private readonly reading: Reading<readonly PolicyHolder[]>;
  readonly holders$: Observable<RemoteData<readonly PolicyHolder[]>>;

  constructor(
    private readonly policy: string,
    private readonly policies: PoliciesGateway,
  ) {
    super(of(false));
    this.reading = new Reading(policies.holders(policy), new Subject());
    this.holders$ = this.reading.data$;
  }

  reload(): void {
    this.reading.reload();
  }

  override dispose(): void {
    this.reading.dispose();
    super.dispose();
  }

  protected run(change: HolderChange): Call<void> {
    const written: Call<void> =
      change.kind === 'detach'
        ? this.policies.detach(change.attachments)
        : allCalls(change.keys.map((key) => this.policies.attach(this.policy, change.to, key))).pipe(
            mapCall(() => undefined),
          );
    // Read after a failure too: some may have been added before it.
    return written.pipe(tap(() => this.reload()));
  }
}

/** A policy that a role has, itself or by a parent, with its permissions. */
export interface RolePolicy {
  readonly policy: PolicyOverview;
  readonly from: InheritedPolicies['role'];
  readonly permissions: readonly Permission[];
}

/** The policies of a role, its own first, then those of its parents. */
export class RolePolicySet extends Reading<readonly RolePolicy[]> {
  constructor(role: string, { policies, permissions, changes }: PolicyDependencies, written$: Observable<unknown>) {
    super(
      allCalls([policies.roles(), policies.list(), permissions.listAll()]).pipe(
        mapCall(([roles, all, rules]) =>
          policiesOfRole(role, roles).flatMap(({ role: from, policies: keys }) =>
            keys.flatMap((key): readonly RolePolicy[] => {
              const policy = all.find(({ id }) => id === key);
              if (policy === undefined) return [];
              return [{ policy, from, permissions: rules.filter((rule) => rule.role === key && rule.id !== null) }];
            }),
          ),
        ),
      ),
      merge(changes.changed$, written$),
    );
  }
}
