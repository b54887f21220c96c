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
import { type Operation, StateValue, valueOf } from '../../kernel';
import type { ItemForm } from '../item-editing';
import type { Notifications } from '../notifications';
import type { HistoryDependencies, OpenItemContext } from './item-history';
import { type LoadedRevisions, listedRevisions, type RevisionHistory } from './revision-history';

export type RevertDenial = 'saving' | 'nothing_to_put_back';

/** Puts old values into the edits of the form: all that can go back, or one field. It saves nothing. */
class RevertRevision implements Operation<RevertDenial, string | null> {
  private readonly done = new Subject<number>();
  private readonly viewed: StateValue<ViewedRevision | null>;
  private readonly denial: StateValue<RevertDenial | false>;
  readonly denied$: Observable<RevertDenial | false>;
  /** How many values have been put back. */
  readonly reverted$: Observable<number> = this.done.asObservable();

  constructor(
    shown$: Observable<ViewedRevision | null>,
    busy$: Observable<boolean>,
    private readonly form: ItemForm,
    private readonly notices: Notifications,
  ) {
    this.viewed = new StateValue<ViewedRevision | null>(null, shown$);
    this.denial = new StateValue<RevertDenial | false>(
      'nothing_to_put_back',
      combineLatest([shown$, busy$]).pipe(
        map(([shown, busy]) => {
          if (busy) return 'saving';
          return shown === null || Object.keys(shown.plan.edits).length === 0 ? 'nothing_to_put_back' : false;
        }),
      ),
    );
    this.denied$ = this.denial.value$;
  }

  /** One field, or null for all of them. */
  execute(field: string | null): void {
    if (this.denial.value !== false) return;
    const edits = Object.entries(this.viewed.value?.plan.edits ?? {}).filter(
      ([name]) => field === null || name === field,
    );
    for (const [name, value] of edits) this.form.change(name, value);
    if (edits.length === 0) return;
    this.notices.showCount(edits.length, 'values_put_back');
    this.done.next(edits.length);
  }

  dispose(): void {
    this.denial.dispose();
    this.viewed.dispose();
  }
}

/** How a revision is looked at: the item as it was, what the save did, or what has changed since. */
export type RevisionView = 'version' | 'previous' | 'current';

/** A change, and why the value before it cannot be put back: false when it can. */
export interface ViewedChange extends SaveChange {
  readonly obstacle: RevertObstacle | 'already_so' | 'before_unknown' | false;
}

export interface ViewedRevision {
  readonly revision: Revision;
  /** Counted from 1, the newest first, of all that are listed. */
  readonly position: number;
  readonly total: number;
  readonly view: RevisionView;
  /** The item as it was, as far as it was kept, without secrets. */
  readonly state: Item;
  /** None while one looks at the version itself. */
  readonly changes: readonly ViewedChange[];
  /** What putting back would do. */
  readonly plan: RevertPlan;
}

/** The revisions before one, without those behind a gap: they do not say what stood there right before. */
const olderThan = ({ revisions, first, omittedCount }: LoadedRevisions, at: number): readonly Revision[] => [
  ...revisions.slice(at + 1),
  ...(first === null || omittedCount !== 0 ? [] : [first]),
];

const isCreation = (revision: Revision): boolean => revision.activity?.action === 'create';

/** One revision after the other, and what can be taken back from it into the edits of the form. */
export class RevisionViewer {
  private readonly selected: BehaviorSubject<number>;
  private readonly view = new BehaviorSubject<RevisionView>('previous');
  private readonly viewed: StateValue<ViewedRevision | null>;
  /** Null when it is not among the listed ones. */
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
        map(([kept, id, look, item, values]) => this.compute(valueOf(kept), id, look, valueOf(item) ?? {}, values)),
      ),
    );
    this.viewed$ = this.viewed.value$;
    this.revert = new RevertRevision(this.viewed$, busy$, form, dependencies.notifications);
  }

  setView(look: RevisionView): void {
    this.view.next(look);
  }

  /** Towards the first: -1 is the one before, 1 the one after. Stays at either end. */
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
    kept: LoadedRevisions | null,
    id: number,
    look: RevisionView,
    item: Item,
    values: Item,
  ): ViewedRevision | null {
    const listed = kept === null ? [] : listedRevisions(kept);
    const at = listed.findIndex((each) => each.id === id);
    const revision = listed[at];
    if (kept === null || revision === undefined) return null;
    const { schema } = this.dependencies.schema;
    const { collection } = this.history.item;
    const secrets = secretFields(fieldsOf(schema, collection));
    const state = stateOf(revision);
    const changes =
      look === 'current'
        ? changesSince(state, item)
        : look === 'previous'
          ? changesOfSave(revision, olderThan(kept, at), secrets)
          : [];
    const plan = revertPlan(schema, this.dependencies.access.access, {
      collection,
      old: look === 'previous' ? valuesBefore(revision, changes) : state,
      current: values,
      fields: look === 'current' ? changes.map(({ field }) => field) : null,
      locked: this.context.fields.filter(({ readonly }) => readonly).map(({ field }) => field.field),
    });
    return {
      revision,
      position: at + 1,
      total: listed.length,
      view: look,
      state: maskSecrets(state, secrets),
      changes: visibleChanges(schema, collection, changes).map((change) => ({
        ...change,
        obstacle: obstacleOf(change, plan),
      })),
      plan,
    };
  }
}

/** What was there before a save, as far as anybody knows; before there was an item there was nothing to go back to. */
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
