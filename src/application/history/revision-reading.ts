import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import type { Item } from '../../domain/items';
import {
  changesOfSave,
  changesSince,
  maskSecrets,
  revertPlan,
  secretFields,
  shownChanges,
  stateOf,
  type Revision,
  type RevertPlan,
  type SaveChange,
} from '../../domain/revisions';
import { fieldsOf } from '../../domain/schema';
import { StateValue, valueOf } from '../../kernel';
import type { HistoryParts } from './history-parts';
import type { OpenedItem } from './opened-item';
import { RevertRevision } from './revert-revision';
import type { RevisionLook, ShownChange, ShownRevision } from './shown-revision';
import { listedRevisions, type KeptRevisions, type RevisionHistory } from './revision-history';

/** The revisions before one, without those behind a gap: they do not say what stood there right before. */
const olderThan = ({ revisions, first, others }: KeptRevisions, at: number): readonly Revision[] => [
  ...revisions.slice(at + 1),
  ...(first === null || others !== 0 ? [] : [first]),
];

const isCreation = (revision: Revision): boolean => revision.activity?.action === 'create';

/** One revision after the other, and what can be taken back from it into the edits of the form. */
export class RevisionReading {
  private readonly chosen: BehaviorSubject<number>;
  private readonly look = new BehaviorSubject<RevisionLook>('previous');
  private readonly shown: StateValue<ShownRevision | null>;
  /** Null when it is not among the listed ones. */
  readonly shown$: Observable<ShownRevision | null>;
  readonly revert: RevertRevision;

  constructor(
    private readonly parts: Pick<HistoryParts, 'schema' | 'access' | 'notices'>,
    private readonly history: RevisionHistory,
    private readonly opened: OpenedItem,
    revision: number,
  ) {
    const { form, item$, busy$ } = opened.editing;
    this.chosen = new BehaviorSubject(revision);
    this.shown = new StateValue<ShownRevision | null>(
      null,
      combineLatest([history.kept$, this.chosen, this.look, item$, form.values$]).pipe(
        map(([kept, id, look, item, values]) => this.show(valueOf(kept), id, look, valueOf(item) ?? {}, values)),
      ),
    );
    this.shown$ = this.shown.value$;
    this.revert = new RevertRevision(this.shown$, busy$, form, parts.notices);
  }

  lookAt(look: RevisionLook): void {
    this.look.next(look);
  }

  /** Towards the first: -1 is the one before, 1 the one after. Stays at either end. */
  step(by: 1 | -1): void {
    const { revisions } = this.history;
    const next = revisions[revisions.findIndex(({ id }) => id === this.chosen.value) - by];
    if (next !== undefined) this.chosen.next(next.id);
  }

  dispose(): void {
    this.revert.dispose();
    this.shown.dispose();
  }

  private show(
    kept: KeptRevisions | null,
    id: number,
    look: RevisionLook,
    item: Item,
    values: Item,
  ): ShownRevision | null {
    const listed = kept === null ? [] : listedRevisions(kept);
    const at = listed.findIndex((each) => each.id === id);
    const revision = listed[at];
    if (kept === null || revision === undefined) return null;
    const { schema } = this.parts.schema;
    const { collection } = this.history.place;
    const secrets = secretFields(fieldsOf(schema, collection));
    const state = stateOf(revision);
    const changes =
      look === 'current'
        ? changesSince(state, item)
        : look === 'previous'
          ? changesOfSave(revision, olderThan(kept, at), secrets)
          : [];
    const plan = revertPlan(schema, this.parts.access.access, {
      collection,
      old: look === 'previous' ? befores(revision, changes) : state,
      current: values,
      fields: look === 'current' ? changes.map(({ field }) => field) : null,
      locked: this.opened.fields.filter(({ readonly }) => readonly).map(({ field }) => field.field),
    });
    return {
      revision,
      place: at + 1,
      listed: listed.length,
      look,
      state: maskSecrets(state, secrets),
      changes: shownChanges(schema, collection, changes).map((change) => ({
        ...change,
        obstacle: obstacleOf(change, plan),
      })),
      plan,
    };
  }
}

/** What was there before a save, as far as anybody knows; before there was an item there was nothing to go back to. */
const befores = (revision: Revision, changes: readonly SaveChange[]): Item =>
  isCreation(revision)
    ? {}
    : Object.fromEntries(changes.filter(({ known }) => known).map(({ field, before }) => [field, before]));

const obstacleOf = ({ field, known }: SaveChange, plan: RevertPlan): ShownChange['obstacle'] => {
  if (Object.hasOwn(plan.edits, field)) return false;
  if (!known) return 'before_unknown';
  return plan.left.find((left) => left.field === field)?.why ?? 'already_so';
};
