import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  shareReplay,
  switchMap,
  tap,
} from 'rxjs';
import { isRight } from 'fp-ts/Either';
import {
  PermissionRule,
  type RuleDependencies,
  ruleDependencies,
  type RuleMatch,
  RuleMatches,
  type RulePlace,
} from '../../../../application/access';
import { type ItemDependencies, itemDependencies } from '../../../../application/dependencies';
import { FilterEditor, ItemNames } from '../../../../application/filters';
import { Notifications } from '../../../../application/notifications';
import { CapabilitiesStore } from '../../../../application/settings';
import { type DirtyWatch, UnsavedChanges } from '../../../../application/unsaved-changes';
import {
  type AccessRisk,
  ACTIONS,
  addedRisks,
  appMinimumOf,
  type Grant,
  type PermissionTab,
  ruleNodes,
} from '../../../../domain/permissions';
import { Effect, StateValue } from '../../../../kernel';
import { viewModel } from '../../../../kit';

/** The parts that are filters. */
export type FilterPart = 'permissions' | 'validation';

/** The drawer of a permission: its rule, the open tab, and the trees of its filters. */
export class PermissionDrawerViewModel {
  private readonly tab = new BehaviorSubject<PermissionTab | null>(null);
  private readonly unsaved: StateValue<boolean>;
  private readonly dirtyWatch: DirtyWatch;
  private readonly work: Effect;
  /** The part whose tree is being applied, which is not to be replaced by what becomes of it. */
  private applying: FilterPart | null = null;
  private readonly policy: StateValue<string | null>;
  private readonly counted: RuleMatches;
  readonly rule: PermissionRule;
  /** The name of the policy that the rule belongs to; null for a rule of a role, and until it is read. */
  readonly policy$: Observable<string | null>;
  readonly names: ItemNames;
  readonly editors: Readonly<Record<FilterPart, FilterEditor>>;
  /** Null for the first tab. */
  readonly tab$: Observable<PermissionTab | null> = this.tab.asObservable();
  /** What the server implies for this cell by app access; null for most. */
  readonly minimum$: Observable<Grant | null>;
  /** What saving would add to the risks of the role. */
  readonly addedRisks$: Observable<readonly AccessRisk[]>;
  /** How many items the item permissions match now. */
  readonly matches$: Observable<RuleMatch>;
  /** Emits once the rule turns out not to exist. */
  readonly gone$: Observable<unknown>;
  /** Emits once the rule is saved. */
  readonly done$: Observable<void>;
  /** Also true while an edit of a tree waits to be applied. */
  readonly dirty$: Observable<boolean>;

  constructor(
    place: RulePlace,
    language: string,
    { permissions, roles, policies, changes }: RuleDependencies,
    { items, schema, clock }: Pick<ItemDependencies, 'items' | 'schema' | 'clock'>,
    notifications: Pick<Notifications, 'show'>,
    unsaved: Pick<UnsavedChanges, 'watch'>,
    /** `place.role` is the key of a policy. */
    hasPolicies = false,
  ) {
    const rule = new PermissionRule(place, permissions, changes);
    this.policy = new StateValue<string | null>(
      null,
      hasPolicies && place.role !== null
        ? policies.read(place.role).pipe(map((read) => (isRight(read) ? read.right.name : null)))
        : of(null),
    );
    this.policy$ = this.policy.value$;
    this.rule = rule;
    this.names = new ItemNames(items, schema, language);
    this.counted = new RuleMatches(rule.rule$, { role: place.role, isPolicy: hasPolicies }, { items, schema, clock });
    this.matches$ = this.counted.matches$;
    const editorOf = (part: FilterPart): FilterEditor =>
      new FilterEditor(
        clock,
        rule.rule$.pipe(
          filter((open) => open !== null),
          map(({ values }) => values[part]),
          distinctUntilChanged(),
          filter(() => this.applying !== part),
          map((value) => ruleNodes(value) ?? []),
        ),
        (nodes) => {
          this.applying = part;
          rule.changeNodes(part, nodes);
          this.applying = null;
        },
      );
    this.editors = { permissions: editorOf('permissions'), validation: editorOf('validation') };
    const { permissions: items$, validation: validation$ } = this.editors;
    this.unsaved = new StateValue<boolean>(
      false,
      combineLatest([rule.dirty$, items$.pending$, validation$.pending$]).pipe(map((all) => all.some(Boolean))),
    );
    this.dirty$ = this.unsaved.value$;
    this.dirtyWatch = unsaved.watch(this.dirty$, () => ({
      kind: 'existing',
      collection: 'directus_permissions',
      key: place.id ?? '',
    }));
    this.minimum$ = rule.rule$.pipe(
      map((open) => open?.stored ?? null),
      distinctUntilChanged(),
      switchMap((stored) => {
        const action = ACTIONS.find((each) => each === stored?.action);
        if (stored === null || action === undefined || place.role === null || hasPolicies) return of(null);
        const cell = { collection: stored.collection, action };
        if (appMinimumOf(cell, true) === null) return of(null);
        return roles
          .read(place.role)
          .pipe(map((role) => (isRight(role) ? appMinimumOf(cell, role.right.app_access) : null)));
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    this.addedRisks$ = rule.rule$.pipe(
      map((open) => {
        if (open === null || open.isTooDeep) return [];
        const { stored, values } = open;
        return addedRisks({ id: stored.role, appAccess: false }, [stored], [{ ...stored, ...values }]);
      }),
    );
    this.gone$ = rule.missing$.pipe(
      filter(Boolean),
      tap(() => notifications.show('rule_gone')),
    );
    this.done$ = rule.done$.pipe(tap(() => notifications.show('rule_saved')));
    this.work = new Effect(this.minimum$);
  }

  get dirty(): boolean {
    return this.unsaved.value;
  }

  open(tab: PermissionTab): void {
    this.tab.next(tab);
  }

  save(): void {
    this.applyTrees();
    this.rule.execute();
  }

  /** Drops all edits, also those of the trees. */
  giveUp(): void {
    this.applyTrees();
    this.rule.giveUp();
  }

  dispose(): void {
    [this.dirtyWatch, this.work, this.policy, this.unsaved, this.editors.permissions, this.editors.validation].forEach(
      (each) => each.dispose(),
    );
    [this.counted, this.names, this.rule].forEach((each) => each.dispose());
  }

  private applyTrees(): void {
    Object.values(this.editors).forEach((editor) => editor.apply());
  }
}

export const permissionDrawerViewModel = viewModel(
  [ruleDependencies, itemDependencies('items', 'schema', 'clock'), Notifications, UnsavedChanges, CapabilitiesStore],
  (access, items, notifications, unsaved, { capabilities }) =>
    (role: string | null, id: number | null, language: string) =>
      new PermissionDrawerViewModel(
        { role, id },
        language,
        access,
        items,
        notifications,
        unsaved,
        capabilities.policies,
      ),
);
