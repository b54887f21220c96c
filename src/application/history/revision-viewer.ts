import { BehaviorSubject, combineLatest, map, type Observable, Subject } from 'rxjs';
import type { Item } from '../../domain/items';
import {
  changesOfSave,
  changesSince,
  maskSecrets,
  type RevertObstacle,
  revertPlan,
  type RevertPlan,
  type Revision,
  type SaveChange,
  secretFields,
  visibleChanges,
  stateOf,
} from '../../domain/revisions';
import { fieldsOf } from '../../domain/schema';
import { sameValueIn } from '../../domain/values';
import { type Operation, StateValue, valueOf } from '../../kernel';
import type { ItemForm } from '../item-editing';
import type { Notifications } from '../notifications';
import type { HistoryDependencies, OpenItemContext } from './item-history';
import { type LoadedRevisions, listedRevisions, type RevisionHistory } from './revision-history';

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

/** The older revisions, up to a gap: those behind a gap do not hold the values directly before this save. */
const olderThan = ({ revisions, first, omittedCount }: LoadedRevisions, at: number): readonly Revision[] => [
  ...revisions.slice(at + 1),
  ...(first === null || omittedCount !== 0 ? [] : [first]),
];

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

/** Shows one revision at a time, compared with its predecessor or the current item, and reverts to it. */
export class RevisionViewer {
  private readonly selected: BehaviorSubject<number>;
  private readonly view = new BehaviorSubject<RevisionView>('previous');
  private readonly viewed: StateValue<ViewedRevision | null>;
  /** Null if the revision is not listed. */
  readonly viewed$: Observable<ViewedRevision | null>;
  readonly revert: RevertRevision;

  constructor(
    private readonly dependencies: Pick<HistoryDependencies, 'schema' | 'access' | 'notifications'>,
    private readonly history: RevisionHistory,
    private readonly context: OpenItemContext,
    revision: number,
  ) {
    const { form, item$, busy$ } = context.editing;
    this.selected = new BehaviorSubject(revision);
    this.viewed = new StateValue<ViewedRevision | null>(
      null,
      combineLatest([history.revisions$, this.selected, this.view, item$, form.values$]).pipe(
        map(([loaded, id, view, item, values]) => this.compute(valueOf(loaded), id, view, valueOf(item) ?? {}, values)),
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
    const { revisions } = this.history;
    const next = revisions[revisions.findIndex(({ id }) => id === this.selected.value) - by];
    if (next !== undefined) this.selected.next(next.id);
  }

  dispose(): void {
    this.revert.dispose();
    this.viewed.dispose();
  }

  private compute(
    loaded: LoadedRevisions | null,
    id: number,
    view: RevisionView,
    item: Item,
    values: Item,
  ): ViewedRevision | null {
    const listed = loaded === null ? [] : listedRevisions(loaded);
    const at = listed.findIndex((each) => each.id === id);
    const revision = listed[at];
    if (loaded === null || revision === undefined) return null;
    const { schema } = this.dependencies.schema;
    const { collection } = this.history.item;
    const secrets = secretFields(fieldsOf(schema, collection));
    const isSame = sameValueIn(schema, collection);
    const state = stateOf(revision);
    const changes =
      view === 'current'
        ? changesSince(state, item, isSame)
        : view === 'previous'
          ? changesOfSave(revision, olderThan(loaded, at), secrets, isSame)
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
      total: listed.length,
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
