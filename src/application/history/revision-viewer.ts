import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, Subject, tap } from 'rxjs';
import type { Item } from '../../domain/items';
import {
  changesOfSave,
  changesSince,
  maskSecrets,
  type RevertObstacle,
  revertPlan,
  type RevertPlan,
  type Revision,
  type RevisionWithPrevious,
  type SaveChange,
  secretFields,
  visibleChanges,
  stateOf,
} from '../../domain/revisions';
import { fieldsOf } from '../../domain/schema';
import { sameValueIn } from '../../domain/values';
import { Effect, type Operation, type RemoteData, StateValue, valueOf } from '../../kernel';
import type { ItemForm } from '../item-editing';
import type { Notifications } from '../notifications';
import type { HistoryDependencies, OpenItemContext } from './item-history';
import { ReloadableData } from './reloadable-data';
import { listableCount, listedRevisions, type LoadedRevisions, type RevisionHistory } from './revision-history';

export type RevertDenial = 'saving' | 'nothing_to_put_back';

/** Reverts to old values: all of a revision, or one field. They become edits of the form; nothing is saved. */
class RevertRevision implements Operation<RevertDenial, string | null> {
  private readonly results = new Subject<number>();
  private readonly viewed: StateValue<ViewedRevision | null>;
  private readonly denial: StateValue<RevertDenial | false>;
  readonly denied$: Observable<RevertDenial | false>;
  /** Emits the number of reverted values. */
  readonly done$: Observable<number> = this.results.asObservable();

  constructor(
    viewed$: Observable<ViewedRevision | null>,
    busy$: Observable<boolean>,
    private readonly form: ItemForm,
    private readonly notifications: Notifications,
  ) {
    this.viewed = new StateValue<ViewedRevision | null>(null, viewed$);
    this.denial = new StateValue<RevertDenial | false>(
      'nothing_to_put_back',
      combineLatest([viewed$, busy$]).pipe(
        map(([viewed, busy]) => {
          if (busy) return 'saving';
          return viewed === null || Object.keys(viewed.plan.edits).length === 0 ? 'nothing_to_put_back' : false;
        }),
      ),
    );
    this.denied$ = this.denial.value$;
  }

  /** Reverts one field; null for all. */
  execute(field: string | null): void {
    if (this.denial.value !== false) return;
    const edits = Object.entries(this.viewed.value?.plan.edits ?? {}).filter(
      ([name]) => field === null || name === field,
    );
    for (const [name, value] of edits) this.form.change(name, value);
    if (edits.length === 0) return;
    this.notifications.showCount(edits.length, 'values_put_back');
    this.results.next(edits.length);
  }

  dispose(): void {
    this.denial.dispose();
    this.viewed.dispose();
  }
}

/** The item as it was, the changes of this save, or the changes since. */
export type RevisionView = 'version' | 'previous' | 'current';

/** `obstacle`: why the previous value cannot be restored; false if it can. */
export interface ViewedChange extends SaveChange {
  readonly obstacle: RevertObstacle | 'already_so' | 'before_unknown' | false;
}

export interface ViewedRevision {
  readonly revision: Revision;
  /** Counted from 1, newest first, of `total`. */
  readonly position: number;
  readonly total: number;
  readonly view: RevisionView;
  /** The recorded values of the item, with secrets masked. */
  readonly state: Item;
  /** Empty for the view 'version'. */
  readonly changes: readonly ViewedChange[];
  /** The edits that a revert would make, and the fields that it would leave. */
  readonly plan: RevertPlan;
}

const isCreation = (revision: Revision): boolean => revision.activity?.action === 'create';

/** The known values before a save; empty for a creation. */
const valuesBefore = (revision: Revision, changes: readonly SaveChange[]): Item =>
  isCreation(revision)
    ? {}
    : Object.fromEntries(
        changes.filter(({ isBeforeKnown }) => isBeforeKnown).map(({ field, before }) => [field, before]),
      );

const obstacleOf = ({ field, isBeforeKnown }: SaveChange, plan: RevertPlan): ViewedChange['obstacle'] => {
  if (Object.hasOwn(plan.edits, field)) return false;
  if (!isBeforeKnown) return 'before_unknown';
  return plan.unreverted.find((left) => left.field === field)?.reason ?? 'already_so';
};

/** `step` away from the revision with this id: 1 for the next older one, while that is not loaded yet. */
interface Selection {
  readonly id: number;
  readonly step: 0 | 1;
}

/** The id of the selected revision; null if it is not listed. */
const selectedId = (loaded: LoadedRevisions | null, { id, step }: Selection): number | null => {
  const listed = loaded === null ? [] : listedRevisions(loaded);
  const at = listed.findIndex((each) => each.id === id);
  return (listed[at + step] ?? listed[at])?.id ?? null;
};

/**
 * Shows one revision at a time, compared with its predecessor or the current item, and reverts to it. Reads the
 * recorded values of the selected revision and its predecessor only.
 */
export class RevisionViewer {
  private readonly selected: BehaviorSubject<Selection>;
  private readonly recorded: ReloadableData<RevisionWithPrevious | null>;
  private readonly reading: Effect;
  private readonly view = new BehaviorSubject<RevisionView>('previous');
  private readonly viewed: StateValue<ViewedRevision | null>;
  /** The last revision that was read; null before it is read, if that fails, and if the revision is not listed. */
  readonly viewed$: Observable<ViewedRevision | null>;
  /** The state of reading the recorded values. */
  readonly recorded$: Observable<RemoteData<unknown>>;
  readonly isSlow$: Observable<boolean>;
  readonly revert: RevertRevision;

  constructor(
    private readonly dependencies: Pick<HistoryDependencies, 'schema' | 'access' | 'notifications' | 'clock'>,
    private readonly history: RevisionHistory,
    private readonly context: OpenItemContext,
    revision: number,
  ) {
    const { form, item$, busy$ } = context.editing;
    this.selected = new BehaviorSubject<Selection>({ id: revision, step: 0 });
    this.recorded = new ReloadableData(() => history.readRecorded(this.selectedId ?? revision), dependencies.clock);
    this.recorded$ = this.recorded.value$;
    this.isSlow$ = this.recorded.isSlow$;
    this.viewed = new StateValue<ViewedRevision | null>(
      null,
      combineLatest([history.revisions$, this.recorded.value$, this.view, item$, form.values$]).pipe(
        map(([loaded, recorded, view, item, values]) =>
          recorded.kind === 'failed'
            ? null
            : this.compute(valueOf(loaded), valueOf(recorded), view, valueOf(item) ?? {}, values),
        ),
      ),
    );
    this.reading = new Effect(
      combineLatest([history.revisions$, this.selected]).pipe(
        map(([loaded, selection]) => selectedId(valueOf(loaded), selection)),
        distinctUntilChanged(),
        tap((id) => {
          if (id !== null) this.recorded.reload();
        }),
      ),
    );
    this.viewed$ = this.viewed.value$;
    this.revert = new RevertRevision(this.viewed$, busy$, form, dependencies.notifications);
  }

  setView(view: RevisionView): void {
    this.view.next(view);
  }

  /** 1 selects the next newer revision, -1 the next older one. Does nothing at either end. */
  step(by: 1 | -1): void {
    const { loaded } = this.history;
    const id = this.selectedId;
    if (loaded === null || id === null) return;
    const listed = listedRevisions(loaded);
    const next = listed[listed.findIndex((each) => each.id === id) - by];
    if (next !== undefined) this.selected.next({ id: next.id, step: 0 });
    else if (by === -1 && loaded.hasMore) {
      this.selected.next({ id, step: 1 });
      this.history.showAll();
    }
  }

  /** Reads the selected revision again, after a failure. */
  reload(): void {
    this.recorded.reload();
  }

  dispose(): void {
    for (const part of [this.revert, this.viewed, this.reading, this.recorded]) part.dispose();
  }

  private get selectedId(): number | null {
    return selectedId(this.history.loaded, this.selected.value);
  }

  private compute(
    loaded: LoadedRevisions | null,
    recorded: RevisionWithPrevious | null,
    view: RevisionView,
    item: Item,
    values: Item,
  ): ViewedRevision | null {
    if (loaded === null || recorded === null) return null;
    const { revision, previous } = recorded;
    const at = listedRevisions(loaded).findIndex((each) => each.id === revision.id);
    if (at === -1) return null;
    const { schema } = this.dependencies.schema;
    const { collection } = this.history.item;
    const secrets = secretFields(fieldsOf(schema, collection));
    const isSame = sameValueIn(schema, collection);
    const state = stateOf(revision);
    const changes =
      view === 'current'
        ? changesSince(state, item, isSame)
        : view === 'previous'
          ? changesOfSave(revision, previous === null ? [] : [previous], secrets, isSame)
          : [];
    const plan = revertPlan(schema, this.dependencies.access.access, {
      collection,
      old: view === 'previous' ? valuesBefore(revision, changes) : state,
      current: values,
      fields: view === 'current' ? changes.map(({ field }) => field) : null,
      locked: this.context.fields.filter(({ readonly }) => readonly).map(({ field }) => field.field),
    });
    return {
      revision,
      position: at + 1,
      total: listableCount(loaded),
      view,
      state: maskSecrets(state, secrets),
      changes: visibleChanges(schema, collection, changes).map((change) => ({
        ...change,
        obstacle: obstacleOf(change, plan),
      })),
      plan,
    };
  }
}
