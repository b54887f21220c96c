import {
  BehaviorSubject,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  first,
  ignoreElements,
  map,
  NEVER,
  type Observable,
  Subject,
  tap,
} from 'rxjs';
import {
  type AccessRisk,
  type CopyPlace,
  type CopySource,
  type Permission,
  permissionCopies,
  type PermissionCopy,
  risksOfCopies,
  type RoleFlags,
} from '../../domain/permissions';
import type { RoleOverview } from '../../domain/users';
import {
  allCalls,
  Effect,
  type Failure,
  mapCall,
  type NamedTokens,
  RemoteDataStore,
  StateValue,
  valueOf,
} from '../../kernel';
import { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import { RolesGateway } from '../../ports/gateways/roles-gateway';
import { RolePermissions, type RolePermissionsDependencies, rolePermissionsDependencies } from './role-permissions';

export interface CopyPermissionDependencies extends RolePermissionsDependencies {
  readonly permissions: RolePermissionsDependencies['permissions'] & Pick<PermissionsGateway, 'listAll'>;
  readonly roles: RolePermissionsDependencies['roles'] & Pick<RolesGateway, 'overview'>;
}

export const copyPermissionDependencies: NamedTokens<CopyPermissionDependencies> = {
  ...rolePermissionsDependencies,
  permissions: PermissionsGateway,
  roles: RolesGateway,
};

/** What the server has, as far as a copy depends on it. */
export interface CopyData {
  readonly roles: readonly RoleOverview[];
  readonly permissions: readonly Permission[];
}

/** A chosen place, with what becomes of it. `changed`: another user has changed it since the preview was read. */
export interface CopyEntry {
  readonly copy: PermissionCopy;
  readonly state: 'waiting' | 'saving' | 'done' | 'failed' | 'changed';
  readonly failure: Failure | null;
}

const NOTHING: CopyData = { roles: [], permissions: [] };

const PUBLIC: RoleFlags = { admin_access: false, app_access: false };

export const placeKey = ({ role, collection }: CopyPlace): string => JSON.stringify([role, collection]);

const isOpen = ({ copy, state }: CopyEntry): boolean => copy.isNeeded && state !== 'done';

/**
 * Copies a permission to other collections and roles: previewed, then sent place by place. A run that has failed in some
 * places is continued by the next one, which sends only what is missing. A place that another user has changed since
 * the preview is left as it is, and previewed again.
 */
export class CopyPermission {
  private readonly store = new RemoteDataStore<CopyData>(NOTHING);
  private readonly places = new BehaviorSubject<readonly CopyPlace[]>([]);
  private readonly results = new BehaviorSubject<ReadonlyMap<string, CopyEntry>>(new Map());
  private readonly running = new BehaviorSubject(false);
  private readonly finished = new Subject<void>();
  private readonly tables = new Map<string | null, RolePermissions>();
  private readonly entries: StateValue<readonly CopyEntry[]>;
  readonly data$ = this.store.data$;
  readonly chosen$: Observable<readonly CopyPlace[]> = this.places.asObservable();
  readonly busy$: Observable<boolean> = this.running.asObservable();
  /** True once something was sent: the places are fixed from then on. */
  readonly isBegun$: Observable<boolean> = this.results.pipe(
    map(({ size }) => size > 0),
    distinctUntilChanged(),
  );
  /** The chosen places, in the order of the choice; empty until the permissions are read. */
  readonly entries$: Observable<readonly CopyEntry[]>;
  /** What deserves a look after the copy, and does not now. */
  readonly risks$: Observable<readonly AccessRisk[]>;
  /** Emits once every place holds the permission. */
  readonly done$: Observable<void> = this.finished.asObservable();

  constructor(
    readonly source: CopySource,
    private readonly dependencies: CopyPermissionDependencies,
  ) {
    this.entries = new StateValue<readonly CopyEntry[]>(
      [],
      combineLatest([dependencies.schema.schema$, this.store.data$, this.places, this.results]).pipe(
        map(([schema, data, places, results]) => {
          const { roles, permissions } = valueOf(data) ?? NOTHING;
          if (valueOf(data) === null) return [];
          const flagsOf = (role: string | null): RoleFlags => roles.find(({ id }) => id === role) ?? PUBLIC;
          return permissionCopies(schema, source, places, permissions, flagsOf).map((copy): CopyEntry => {
            const result = results.get(placeKey(copy));
            if (result === undefined) return { copy, state: 'waiting', failure: null };
            if (result.state === 'done' || result.state === 'saving') return result;
            // A request whose answer was lost had its effect.
            const isFound = !copy.isNeeded && copy.denied === null;
            return isFound ? { ...result, state: 'done', failure: null } : { ...result, copy };
          });
        }),
      ),
    );
    this.entries$ = this.entries.value$;
    this.risks$ = combineLatest([this.entries$, this.store.value$]).pipe(
      map(([entries, { roles, permissions }]) =>
        risksOfCopies(
          roles,
          permissions,
          entries.filter(isOpen).map(({ copy }) => copy),
        ),
      ),
    );
    this.reload();
  }

  get chosen(): readonly CopyPlace[] {
    return this.places.value;
  }

  reload(): void {
    new Effect(this.read());
  }

  /** Chooses the places. Ignored once a copy was begun. */
  choose(places: readonly CopyPlace[]): void {
    if (this.results.value.size === 0) this.places.next(places);
  }

  /** Copies to the places that do not hold the permission yet. */
  execute(): void {
    const left = this.entries.value.filter(isOpen);
    if (this.running.value || left.length === 0) return;
    this.running.next(true);
    // Not disposed with the rest: what was begun is carried out after the page was left, too.
    new Effect(
      concat(
        ...left.map(({ copy }) => defer(() => this.carryOut(copy))),
        defer(() => this.announce(new Set(left.map(({ copy }) => copy.role)))),
        defer(() => (this.entries.value.some(isOpen) ? this.read() : EMPTY)),
        defer(() => {
          this.running.next(false);
          if (!this.entries.value.some(isOpen)) this.finished.next();
          return EMPTY;
        }),
      ),
    );
  }

  /** A copy that was begun is still carried out; failures are notified then. */
  dispose(): void {
    this.tables.forEach((table) => table.dispose());
  }

  private read(): Observable<unknown> {
    const { roles, permissions } = this.dependencies;
    return this.store.load(
      allCalls([roles.overview(), permissions.listAll()]).pipe(
        mapCall(([all, rows]): CopyData => ({ roles: all, permissions: rows.filter(({ id }) => id !== null) })),
      ),
    );
  }

  private carryOut(copy: PermissionCopy): Observable<unknown> {
    const { collection, action, rules, stored } = copy;
    const table = this.tableOf(copy.role);
    this.mark({ copy, state: 'saving', failure: null });
    const id = table.change([{ collection, action, rules }], [{ collection, action, rules: stored }]);
    return table.pending$.pipe(
      map((pending) => pending.find((change) => change.id === id) ?? null),
      first((change) => change?.state !== 'saving'),
      tap((change) => {
        table.dismiss(id);
        if (change === null) this.mark({ copy, state: 'done', failure: null });
        else this.mark({ copy, state: change.state === 'asked' ? 'changed' : 'failed', failure: change.failure });
      }),
      ignoreElements(),
    );
  }

  /** The roles are announced together at the end, so that open tables are read again once. */
  private tableOf(role: string | null): RolePermissions {
    const known = this.tables.get(role);
    if (known !== undefined) return known;
    const changes = { announce: () => undefined, changed$: NEVER };
    const table = new RolePermissions(role, { ...this.dependencies, changes });
    this.tables.set(role, table);
    return table;
  }

  private announce(roles: ReadonlySet<string | null>): Observable<never> {
    for (const role of roles) this.dependencies.changes.announce(role);
    return EMPTY;
  }

  private mark(entry: CopyEntry): void {
    this.results.next(new Map([...this.results.value, [placeKey(entry.copy), entry]]));
  }
}
