import { isLeft, isRight } from 'fp-ts/Either';
import {
  BehaviorSubject,
  combineLatest,
  concatMap,
  defer,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import {
  afterCall,
  cellKey,
  type CellTarget,
  isLossy,
  type Permission,
  type PermissionCall,
  permissionPlan,
  type PermissionPlan,
  type PermissionRules,
  recordsByCell,
  rulesOf,
} from '../../domain/permissions';
import {
  allCalls,
  type Call,
  chainCall,
  Effect,
  equals,
  type Failure,
  mapCall,
  type NamedTokens,
  RemoteDataStore,
  succeed,
} from '../../kernel';
import { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import { RolesGateway } from '../../ports/gateways/roles-gateway';
import { SchemaEditingGateway } from '../../ports/gateways/schema-editing-gateway';
import { SchemaStore, thenReload } from '../data-model';
import { Notifications } from '../notifications';
import { AccessStore } from './access-store';
import { PermissionChanges } from './permission-changes';

export interface RolePermissionsDependencies {
  readonly permissions: Pick<PermissionsGateway, 'listForRole' | 'createMany' | 'update' | 'removeMany'>;
  readonly roles: Pick<RolesGateway, 'read'>;
  readonly editing: Pick<SchemaEditingGateway, 'updateCollection'>;
  readonly schema: Pick<SchemaStore, 'schema' | 'schema$' | 'load'>;
  readonly access: Pick<AccessStore, 'access' | 'load'>;
  readonly changes: Pick<PermissionChanges, 'announce' | 'changed$'>;
  readonly notifications: Pick<Notifications, 'showFailure'>;
}

export const rolePermissionsDependencies: NamedTokens<RolePermissionsDependencies> = {
  permissions: PermissionsGateway,
  roles: RolesGateway,
  editing: SchemaEditingGateway,
  schema: SchemaStore,
  access: AccessStore,
  changes: PermissionChanges,
  notifications: Notifications,
};

/** What the server has for a role. */
export interface StoredPermissions {
  /** Without those that the server implies. */
  readonly permissions: readonly Permission[];
  /** The server implies the app minimum. False for the public role, and for policies, where it is not known. */
  readonly appAccess: boolean;
}

/** A change of one or several cells that is not done. */
export interface CellChange {
  readonly id: number;
  readonly targets: readonly CellTarget[];
  /**
   * `asked`: another user has changed a cell since it was shown; `found` is what the server has. Nothing was sent.
   * `failed`: the cells show what the server has again.
   */
  readonly state: 'saving' | 'failed' | 'asked';
  readonly failure: Failure | null;
  readonly found: readonly CellTarget[];
  /** By cell: what the user has seen in it, or has chosen for it in earlier changes that were not saved yet. */
  readonly seen: ReadonlyMap<string, readonly (PermissionRules | null)[]>;
}

/** A change that is done. */
export interface DoneChange {
  readonly id: number;
  readonly targets: readonly CellTarget[];
  /** The cells before it. */
  readonly before: readonly CellTarget[];
  readonly isLossy: boolean;
}

const NOTHING: StoredPermissions = { permissions: [], appAccess: false };

/**
 * The stored permissions of a role, null for the public one, or of a policy, changed cell by cell. Cells show their target at once.
 * Changes are sent one after the other. Before each, the permissions are read again and the requests are planned from
 * them: so a change that is tried again after a lost answer creates nothing twice, and what another user has changed is
 * asked about instead of overwritten.
 */
export class RolePermissions {
  private readonly store = new RemoteDataStore<StoredPermissions>(NOTHING);
  private readonly pending = new BehaviorSubject<readonly CellChange[]>([]);
  private readonly results = new Subject<DoneChange>();
  private readonly jobs$ = new Subject<Observable<unknown>>();
  private readonly reloads: Effect;
  private count = 0;
  private isAnnouncing = false;
  private isWatched = true;
  readonly stored$ = this.store.data$;
  /** Changes that are not done, oldest first. */
  readonly pending$: Observable<readonly CellChange[]> = this.pending.asObservable();
  readonly done$: Observable<DoneChange> = this.results.asObservable();
  /** The stored permissions by `cellKey`, with the targets of changes that are being saved. */
  readonly shown$: Observable<ReadonlyMap<string, PermissionRules | null>> = combineLatest([
    this.store.value$,
    this.pending,
  ]).pipe(map(() => this.shown));

  constructor(
    private readonly role: string | null,
    private readonly dependencies: RolePermissionsDependencies,
    /** `role` is the key of a policy. */
    private readonly isPolicy = false,
  ) {
    const { changes } = dependencies;
    // The queue belongs to the changes and not to the page: they are saved after it was left, too.
    new Effect(this.jobs$.pipe(concatMap((job) => job)));
    this.reloads = new Effect(
      changes.changed$.pipe(
        filter((changed) => changed === role && !this.isAnnouncing),
        tap(() => {
          this.reload();
          this.jobs$.next(this.followOwnRole());
        }),
      ),
    );
    this.reload();
  }

  reload(): void {
    this.jobs$.next(this.read());
  }

  /**
   * Changes the cells; without cells nothing happens. Returns the id of the change. `shownCells`: what the user has seen
   * in them elsewhere, instead of what is shown here.
   */
  change(targets: readonly CellTarget[], shownCells?: readonly CellTarget[]): number {
    if (shownCells !== undefined)
      return this.start(targets, new Map(shownCells.map((cell) => [cellKey(cell), [cell.rules]])));
    const { shown } = this;
    const seen = targets.map((target) => {
      const key = cellKey(target);
      const before = this.pending.value
        .filter(({ state }) => state === 'saving')
        .flatMap((change) => [
          ...(change.seen.get(key) ?? []),
          ...change.targets.filter((each) => cellKey(each) === key).map(({ rules }) => rules),
        ]);
      return [key, [...before, shown.get(key) ?? null]] as const;
    });
    return this.start(targets, new Map(seen));
  }

  /** Sends a failed change again. */
  retry(id: number): void {
    const change = this.pending.value.find((each) => each.id === id);
    if (change?.state !== 'failed') return;
    this.dismiss(id);
    this.start(change.targets, change.seen);
  }

  /** Does what was asked about: replaces what the user has been shown in the question. */
  overwrite(id: number): void {
    const change = this.pending.value.find((each) => each.id === id);
    if (change?.state !== 'asked') return;
    this.dismiss(id);
    const seen = change.found.map((cell) => [cellKey(cell), [cell.rules]] as const);
    this.start(change.targets, new Map([...change.seen, ...seen]));
  }

  /** Forgets a change that has failed or was asked about. */
  dismiss(id: number): void {
    this.pending.next(this.pending.value.filter((each) => each.id !== id || each.state === 'saving'));
  }

  /** Changes that were begun are still saved; a failure is notified then. */
  dispose(): void {
    this.isWatched = false;
    this.reloads.dispose();
  }

  private get shown(): ReadonlyMap<string, PermissionRules | null> {
    const shown = new Map<string, PermissionRules | null>();
    for (const [key, [first]] of recordsByCell(this.role, this.store.value.permissions))
      shown.set(key, first === undefined ? null : rulesOf(first));
    for (const { state, targets } of this.pending.value)
      if (state === 'saving') for (const target of targets) shown.set(cellKey(target), target.rules);
    return shown;
  }

  private start(targets: readonly CellTarget[], seen: CellChange['seen']): number {
    this.count += 1;
    const change: CellChange = { id: this.count, targets, state: 'saving', failure: null, found: [], seen };
    if (targets.length === 0) return change.id;
    // What has failed in the same cells before is outdated.
    const keys = new Set(targets.map(cellKey));
    const others = this.pending.value.filter(
      (each) => each.state === 'saving' || !each.targets.every((target) => keys.has(cellKey(target))),
    );
    this.pending.next([...others, change]);
    this.jobs$.next(this.save(change));
    return change.id;
  }

  private read(): Call<void> {
    const { permissions, roles } = this.dependencies;
    // What servers with policies imply for app access is not that of 9.0.
    const appAccess =
      this.role === null || this.isPolicy
        ? succeed(false)
        : roles.read(this.role).pipe(mapCall((role) => role.app_access));
    return this.store.load(
      allCalls([permissions.listForRole(this.role), appAccess]).pipe(
        mapCall(([all, access]) => ({
          permissions: all.filter(({ id, role }) => id !== null && role === this.role),
          appAccess: access,
        })),
      ),
    );
  }

  /** The targets' cells as they are stored. */
  private cellsOf(targets: readonly CellTarget[]): readonly CellTarget[] {
    const records = recordsByCell(this.role, this.store.value.permissions);
    return targets.map(({ collection, action }) => {
      const [first] = records.get(cellKey({ collection, action })) ?? [];
      return { collection, action, rules: first === undefined ? null : rulesOf(first) };
    });
  }

  private planFor({ targets }: CellChange): PermissionPlan {
    return permissionPlan(this.dependencies.schema.schema, this.role, this.store.value.permissions, targets);
  }

  private save(change: CellChange): Observable<unknown> {
    return this.read().pipe(
      switchMap((result) => {
        if (isLeft(result)) return of(this.settle(change, { state: 'failed', failure: result.left }));
        const before = this.cellsOf(change.targets);
        const differing = before.filter(
          (cell, index) =>
            !equals(cell.rules, change.targets[index]?.rules ?? null) &&
            change.seen.get(cellKey(cell))?.some((rules) => equals(rules, cell.rules)) !== true,
        );
        if (differing.length > 0) return of(this.settle(change, { state: 'asked', found: differing }));
        return this.write(change, before);
      }),
    );
  }

  private write(change: CellChange, before: readonly CellTarget[]): Observable<unknown> {
    const plan = this.planFor(change);
    return plan
      .reduce<Call<void>>((calls, call) => calls.pipe(chainCall(() => this.send(call))), succeed(undefined))
      .pipe(
        switchMap((result) => {
          if (isRight(result)) return of(this.finish(change, before));
          // A request that has failed may have had an effect.
          return this.read().pipe(
            map((read) => {
              if (isRight(read) && this.planFor(change).length === 0) return this.finish(change, before);
              return this.settle(change, { state: 'failed', failure: result.left });
            }),
          );
        }),
        switchMap(() => (plan.length === 0 ? of(undefined) : merge(this.announce(), this.followOwnRole()))),
      );
  }

  private send(call: PermissionCall): Call<void> {
    const { permissions, editing, schema } = this.dependencies;
    const requests = (): Call<readonly Permission[]> => {
      switch (call.kind) {
        case 'create_meta':
          return thenReload(schema, editing.updateCollection(call.collection, call.meta)).pipe(mapCall(() => []));
        case 'create':
          return permissions.createMany(call.permissions);
        case 'update':
          return permissions.update(call.id, call.changes).pipe(mapCall((changed) => [changed]));
        case 'delete':
          return permissions.removeMany(call.ids).pipe(mapCall(() => []));
      }
    };
    return defer(requests).pipe(
      mapCall((answer) => {
        const { value } = this.store;
        this.store.set({ ...value, permissions: afterCall(value.permissions, call, answer) });
      }),
    );
  }

  private settle(change: CellChange, outcome: Partial<CellChange>): void {
    this.pending.next(this.pending.value.map((each) => (each.id === change.id ? { ...each, ...outcome } : each)));
    const { failure } = outcome;
    if (!this.isWatched && failure) this.dependencies.notifications.showFailure(failure);
  }

  private finish({ id, targets }: CellChange, before: readonly CellTarget[]): void {
    this.pending.next(this.pending.value.filter((each) => each.id !== id));
    const lossy = before.some(({ rules }, index) => isLossy(rules, targets[index]?.rules ?? null));
    this.results.next({ id, targets, before, isLossy: lossy });
  }

  private announce(): Observable<never> {
    return defer(() => {
      this.isAnnouncing = true;
      this.dependencies.changes.announce(this.role);
      this.isAnnouncing = false;
      return of(undefined);
    }).pipe(ignoreElements());
  }

  /** The signed-in user's own permissions are read again. */
  private followOwnRole(): Observable<unknown> {
    const { access } = this.dependencies;
    return defer(() => (this.isPolicy || access.access.user?.role?.id === this.role ? access.load() : of(undefined)));
  }
}
