import { BehaviorSubject, combineLatest, map, merge, type Observable, Subject, tap } from 'rxjs';
import {
  type CellChange,
  type DoneChange,
  ExportPermissions,
  type ExportPermissionsDependencies,
  exportPermissionsDependencies,
  RolePermissions,
  type RolePermissionsDependencies,
  rolePermissionsDependencies,
} from '../../../application/access';
import { Notifications } from '../../../application/notifications';
import { CapabilitiesStore } from '../../../application/settings';
import {
  type AccessLevel,
  accessLevelOf,
  type AccessRisk,
  type Action,
  ACTIONS,
  addedRisks,
  appMinimumOf,
  availableLevels,
  cellKey,
  type CellPlace,
  type PermissionRow,
  permissionReport,
  permissionTable,
  rulesAtLevel,
  rulesOf,
  systemReset,
  withCells,
} from '../../../domain/permissions';
import { collectionName, isSystemCollection, isUnmanaged, type Schema } from '../../../domain/schema';
import { currentValue, Effect, type Failure, StateValue, valueOf, textOrder } from '../../../kernel';
import { type Locale, Translator, viewModel } from '../../../kit';
import type { CopyOrigin } from './copy';

/** A cell as it is shown. */
export interface TableCell extends CellPlace {
  readonly action: Action;
  readonly level: AccessLevel;
  /** The levels that it can be set to. */
  readonly offered: readonly AccessLevel[];
  /** The server implies a permission for the app. */
  readonly isNeeded: boolean;
  readonly state: 'stored' | 'saving' | 'failed';
}

export interface TableRow {
  readonly collection: string;
  readonly name: string;
  readonly icon: string;
  readonly isUnmanaged: boolean;
  readonly cells: readonly TableCell[];
}

/** What is shown of the table before and beside its rows. */
export interface TableStatus {
  readonly isLoaded: boolean;
  /** Why the stored permissions could not be read; the rows are the last known. */
  readonly failure: Failure | null;
  readonly appAccess: boolean;
}

type Reset = 'minimum' | 'recommended';

/** A changed cell in words. */
export interface NamedCell {
  readonly collection: string;
  readonly action: Action;
}

/** The message after a change that adds a risk; a change of permissions adds none about second factors. */
const RISK_NOTICES = {
  public_writes: 'permit_risk_public_writes',
  public_reads_users: 'permit_risk_public_reads_users',
  changes_access: 'permit_risk_changes_access',
  reads_tokens: 'permit_risk_reads_tokens',
  empty_rule: 'permit_risk_empty_rule',
  nothing_readable: 'permit_risk_nothing_readable',
  administrators_without_tfa: 'permissions_changed',
} as const satisfies Readonly<Record<AccessRisk['kind'], string>>;

const actionOf = (cell: { readonly action: string }): Action => cell.action as Action;

/** The table of the permissions of one role; see `RolePermissions` for how it is saved. */
export class PermissionTableViewModel {
  private readonly table: RolePermissions;
  private readonly export: ExportPermissions;
  private readonly showsSystem = new BehaviorSubject(false);
  private readonly reset = new BehaviorSubject<Reset | null>(null);
  private readonly opened = new Subject<string>();
  private readonly rows: StateValue<readonly TableRow[]>;
  private readonly status: StateValue<TableStatus>;
  private readonly work: Effect;
  /** The cells whose rules are opened when they are saved, by `cellKey`. */
  private readonly opening = new Set<string>();
  readonly rows$: Observable<readonly TableRow[]>;
  readonly status$: Observable<TableStatus>;
  readonly showsSystem$: Observable<boolean> = this.showsSystem.asObservable();
  /** The reset that is asked about. */
  readonly reset$: Observable<Reset | null> = this.reset.asObservable();
  readonly pending$: Observable<readonly CellChange[]>;
  /** Addresses of drawers to open. */
  readonly opened$: Observable<string> = this.opened.asObservable();

  constructor(
    private readonly role: string | null,
    private readonly path: string,
    private readonly dependencies: RolePermissionsDependencies,
    exporting: ExportPermissionsDependencies,
    private readonly notifications: Pick<Notifications, 'showWithAction'>,
    locale$: Observable<Locale>,
    /** `role` is the key of a policy. */
    hasPolicies = false,
  ) {
    const table = new RolePermissions(role, dependencies, hasPolicies);
    this.table = table;
    this.export = new ExportPermissions(role, exporting);
    this.pending$ = table.pending$;
    this.status = new StateValue<TableStatus>(
      { isLoaded: false, failure: null, appAccess: false },
      table.stored$.pipe(
        map((stored) => ({
          isLoaded: valueOf(stored) !== null,
          failure: stored.kind === 'failed' ? stored.failure : null,
          appAccess: valueOf(stored)?.appAccess === true,
        })),
      ),
    );
    this.status$ = this.status.value$;
    this.rows = new StateValue<readonly TableRow[]>(
      [],
      combineLatest([
        dependencies.schema.schema$,
        table.shown$,
        table.pending$,
        this.status.value$,
        this.showsSystem,
        locale$,
      ]).pipe(
        map(([schema, shown, pending, { appAccess }, showsSystem, { code }]) => {
          const states = new Map(
            pending.flatMap(({ targets, state }) =>
              state === 'asked' ? [] : targets.map((target) => [cellKey(target), state] as const),
            ),
          );
          return permissionTable(schema, role, [])
            .filter(({ isSystem }) => showsSystem || !isSystem)
            .map((row) => this.rowOf(schema, row, { shown, states, appAccess, language: code }))
            .toSorted(
              (a, b) =>
                Number(isSystemCollection(a.collection)) - Number(isSystemCollection(b.collection)) ||
                textOrder(code)(a.name, b.name),
            );
        }),
      ),
    );
    this.rows$ = this.rows.value$;
    this.work = new Effect(
      merge(
        table.done$.pipe(tap((done) => this.openRules(done))),
        table.done$.pipe(tap((done) => this.offerUndo(done))),
      ),
    );
  }

  get canReset(): boolean {
    return this.role !== null;
  }

  /** Sets the cells to a level, in one change. */
  setLevel(cells: readonly CellPlace[], level: AccessLevel): void {
    const shown = currentValue(this.table.shown$);
    this.table.change(
      cells.flatMap(({ collection, action }) => {
        const current = shown.get(cellKey({ collection, action })) ?? null;
        const rules = rulesAtLevel(current, level);
        return rules === current ? [] : [{ collection, action, rules }];
      }),
    );
  }

  /** What is copied from a cell: what it shows, or what the server implies; null for no access. */
  originOf({ collection, action }: TableCell): CopyOrigin | null {
    const shown = currentValue(this.table.shown$).get(cellKey({ collection, action })) ?? null;
    const rules = shown ?? appMinimumOf({ collection, action }, this.status.value.appAccess);
    return rules === null ? null : { role: this.role, collection, action, rules: rulesOf(rules) };
  }

  /** Opens the rules of a cell, after an empty permission was created for them where there is none. */
  customise(cell: CellPlace): void {
    const id = this.storedId(cell);
    if (id !== null) this.opened.next(`${this.path}/${id}`);
    else {
      this.opening.add(cellKey(cell));
      this.setLevel([cell], 'custom');
    }
  }

  retry(id: number): void {
    this.table.retry(id);
  }

  overwrite(id: number): void {
    this.table.overwrite(id);
  }

  dismiss(id: number): void {
    this.table.dismiss(id);
  }

  reload(): void {
    this.table.reload();
  }

  showSystem(shows: boolean): void {
    this.showsSystem.next(shows);
  }

  askReset(to: Reset | null): void {
    this.reset.next(to);
  }

  /** Does the reset that is asked about. */
  resetSystem(): void {
    const to = this.reset.value;
    this.reset.next(null);
    if (to === null || this.role === null) return;
    this.table.change(systemReset(this.role, this.stored, to));
  }

  copyTable(): void {
    this.export.copy(this.report);
  }

  downloadTable(): void {
    this.export.download(this.report);
  }

  /** The cells of a change in words, without repeating them. */
  cellsOf(targets: readonly CellPlace[], language: string): readonly NamedCell[] {
    const { collections } = this.dependencies.schema.schema;
    return targets.map((target) => {
      const entry = collections.get(target.collection);
      return {
        collection: entry === undefined ? target.collection : collectionName(entry, language),
        action: actionOf(target),
      };
    });
  }

  dispose(): void {
    [this.work, this.rows, this.status, this.table].forEach((each) => each.dispose());
  }

  /** What is being saved is listed as it is stored. */
  private get report(): readonly (readonly string[])[] {
    const { appAccess } = this.status.value;
    return permissionReport(this.dependencies.schema.schema, this.role, this.stored, appAccess);
  }

  private get stored() {
    return valueOf(currentValue(this.table.stored$))?.permissions ?? [];
  }

  private storedId(cell: CellPlace): number | null {
    return this.stored.find((each) => cellKey(each) === cellKey(cell))?.id ?? null;
  }

  private openRules({ targets }: DoneChange): void {
    for (const cell of targets) {
      const id = this.opening.delete(cellKey(cell)) ? this.storedId(cell) : null;
      if (id !== null) this.opened.next(`${this.path}/${id}`);
    }
  }

  /** For what takes rights away or replaces rules, and for what adds a risk, which is named. */
  private offerUndo({ before, isLossy }: DoneChange): void {
    const { appAccess } = this.status.value;
    const earlier = withCells(this.role, this.stored, before);
    const [risk] = addedRisks({ id: this.role, appAccess }, earlier, this.stored);
    if (risk === undefined && !isLossy) return;
    this.notifications.showWithAction(risk === undefined ? 'permissions_changed' : RISK_NOTICES[risk.kind], {
      text: 'undo',
      run: () => void this.table.change(before),
    });
  }

  private rowOf(
    schema: Schema,
    { collection }: PermissionRow,
    {
      shown,
      states,
      appAccess,
      language,
    }: {
      readonly shown: ReadonlyMap<string, Parameters<typeof accessLevelOf>[0]>;
      readonly states: ReadonlyMap<string, 'saving' | 'failed'>;
      readonly appAccess: boolean;
      readonly language: string;
    },
  ): TableRow {
    const entry = schema.collections.get(collection);
    return {
      collection,
      name: entry === undefined || isUnmanaged(entry) ? collection : collectionName(entry, language),
      icon: isSystemCollection(collection) ? 'settings' : (entry?.meta?.icon ?? 'box'),
      isUnmanaged: entry !== undefined && isUnmanaged(entry),
      cells: ACTIONS.map((action): TableCell => {
        const key = cellKey({ collection, action });
        const minimum = appMinimumOf({ collection, action }, appAccess);
        return {
          collection,
          action,
          level: accessLevelOf(shown.get(key) ?? minimum),
          offered: availableLevels({ collection, action }, appAccess),
          isNeeded: minimum !== null,
          state: states.get(key) ?? 'stored',
        };
      }),
    };
  }
}

export const permissionTableViewModel = viewModel(
  [rolePermissionsDependencies, exportPermissionsDependencies, Notifications, Translator, CapabilitiesStore],
  (dependencies, exporting, notifications, { locale$ }, { capabilities }) =>
    (role: string | null, path: string) =>
      new PermissionTableViewModel(role, path, dependencies, exporting, notifications, locale$, capabilities.policies),
);
