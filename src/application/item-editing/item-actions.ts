import { combineLatest, EMPTY, map, type Observable } from 'rxjs';
import { archiveToggle, isRelatedEdit, type Item, type SaveTarget, valueIn } from '../../domain/items';
import { type ArchiveDenial, archiveDenied, type ItemDenial, itemDenied } from '../../domain/permissions';
import { type ArchiveRule, archiveRuleOf, isArchived } from '../../domain/schema';
import { itemName } from '../../domain/templates';
import {
  type Call,
  CallOperation,
  chainCall,
  type Json,
  mapCall,
  type Operation,
  StateValue,
  succeed,
  valueOf,
} from '../../kernel';
import type { Notifications } from '../notifications';
import type { ItemDependencies } from '../dependencies';
import { gated, type ItemEditing, OPEN_GATE, type WriteGate } from './item-editing';
import { UndoItemWrite } from './undo-item-write';

export type ArchiveItemDenial = ArchiveDenial | ItemDenial | 'saving';

/** Archives or restores the item; a notification offers to undo either. */
export class ArchiveItem extends CallOperation<ArchiveItemDenial, void, 'archived' | 'unarchived'> {
  private readonly undo: UndoItemWrite;
  /** Whether the item is archived; null if the collection has no archive field. */
  readonly archived$: Observable<boolean | null>;

  constructor(
    private readonly editing: ItemEditing,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'notifications' | 'clock'>,
    private readonly gate: WriteGate = OPEN_GATE,
    /** The title of the item before the write. */
    private readonly title: () => string | null = () => null,
  ) {
    const { busy$, item$, target$ } = editing;
    super(
      combineLatest([busy$, dependencies.access.access$, item$, target$]).pipe(
        map(([busy, rights, item, { collection }]) => {
          const info = dependencies.schema.schema.collections.get(collection);
          if (busy) return 'saving';
          if (info === undefined) return 'no_archive_field';
          return (
            archiveDenied(rights, info) ||
            itemDenied(
              dependencies.schema.schema,
              rights,
              collection,
              'update',
              valueOf(item) ?? {},
              dependencies.clock.now(),
            )
          );
        }),
      ),
    );
    this.undo = new UndoItemWrite(editing, dependencies);
    this.archived$ = combineLatest([item$, target$]).pipe(
      map(([item, target]) => {
        const rule = this.ruleFor(target);
        return rule === null ? null : isArchived(rule, valueIn(valueOf(item) ?? {}, rule.field));
      }),
    );
  }

  override dispose(): void {
    this.undo.leavePage();
    super.dispose();
  }

  protected run(): Call<'archived' | 'unarchived'> {
    const { editing, dependencies } = this;
    const { target, serverItem } = editing;
    const rule = this.ruleFor(target);
    if (rule === null || target.kind !== 'existing') return EMPTY;
    const edits = archiveToggle(rule, serverItem);
    const title = this.title();
    const before = valueIn(serverItem, rule.field);
    return gated(this.gate, { operation: 'archive', edits }, editing, () => editing.saveValues(edits)).pipe(
      chainCall((outcome): Call<'archived' | 'unarchived'> => {
        if (outcome.kind === 'cancelled') return EMPTY;
        const change = isArchived(rule, valueIn(edits, rule.field)) ? 'archived' : 'unarchived';
        dependencies.notifications.showNamed(
          change === 'archived' ? 'item_archived' : 'item_unarchived',
          itemName(dependencies.schema.schema, target.collection, editing.serverItem, { sent: edits, title }),
          this.undo.offer({ [rule.field]: before }, edits, outcome.item),
        );
        return succeed(change);
      }),
    );
  }

  private ruleFor({ kind, collection }: SaveTarget): ArchiveRule | null {
    const info = this.dependencies.schema.schema.collections.get(collection);
    return kind !== 'existing' || info === undefined ? null : archiveRuleOf(info);
  }
}

export type DeleteDenial = ItemDenial | 'saving';

/** Deletes the item; the view asks for confirmation first. */
export class DeleteItem extends CallOperation<DeleteDenial> {
  constructor(
    private readonly editing: ItemEditing,
    private readonly dependencies: Pick<ItemDependencies, 'schema' | 'access' | 'notifications' | 'clock'>,
    private readonly gate: WriteGate = OPEN_GATE,
    /** The title of the item before the write. */
    private readonly title: () => string | null = () => null,
  ) {
    const { busy$, item$, target$ } = editing;
    super(
      combineLatest([busy$, dependencies.access.access$, item$, target$]).pipe(
        map(([busy, rights, item, { collection }]) =>
          busy
            ? 'saving'
            : itemDenied(
                dependencies.schema.schema,
                rights,
                collection,
                'delete',
                valueOf(item) ?? {},
                dependencies.clock.now(),
              ),
        ),
      ),
    );
  }

  protected run(): Call<void> {
    const { editing, dependencies } = this;
    const title = this.title();
    return gated(this.gate, { operation: 'delete', edits: {} }, editing, () => editing.remove()).pipe(
      mapCall(() => {
        const { collection } = editing.target;
        const name = itemName(dependencies.schema.schema, collection, editing.serverItem, { sent: {}, title });
        dependencies.notifications.showNamed('item_deleted', name);
      }),
    );
  }
}

export type DiscardDenial = 'nothing_to_discard' | 'saving';

/** Resets every field to its initial value; a notification offers to undo. */
export class DiscardChanges implements Operation<DiscardDenial> {
  private readonly denial: StateValue<DiscardDenial | false>;
  private readonly texts: StateValue<ReadonlyMap<string, string>>;
  private readonly rawTexts: StateValue<ReadonlyMap<string, string>>;
  private readonly sending: StateValue<Item | null>;
  private undoNotification: number | null = null;
  readonly denied$: Observable<DiscardDenial | false>;

  constructor(
    private readonly editing: ItemEditing,
    private readonly notifications: Notifications,
  ) {
    this.denial = new StateValue<DiscardDenial | false>(
      'nothing_to_discard',
      combineLatest([editing.form.dirty$, editing.busy$]).pipe(
        map(([dirty, busy]) => (busy ? 'saving' : dirty ? false : 'nothing_to_discard')),
      ),
    );
    this.denied$ = this.denial.value$;
    this.texts = new StateValue<ReadonlyMap<string, string>>(new Map(), editing.form.unfinishedTexts$);
    this.rawTexts = new StateValue<ReadonlyMap<string, string>>(new Map(), editing.form.rawTexts$);
    this.sending = new StateValue<Item | null>(null, editing.form.sending$);
  }

  execute(): void {
    if (this.denial.value !== false) return;
    const { form, serverItem } = this.editing;
    const { edits } = form;
    const [texts, rawTexts, uncertain] = [this.texts.value, this.rawTexts.value, this.sending.value];
    form.start(serverItem);
    // Edits of related items whose uncertain write has been verified since: sent once more, they
    // would be created twice.
    const isDone = (field: string, value: Json): boolean =>
      uncertain !== null &&
      uncertain !== this.sending.value &&
      Object.hasOwn(uncertain, field) &&
      isRelatedEdit(form.relations(), field, value);
    const run = (): void => {
      for (const [field, value] of Object.entries(edits)) if (!isDone(field, value)) form.change(field, value);
      for (const [field, text] of texts) form.setUnfinished(field, text);
      for (const [field, text] of rawTexts) form.setRawText(field, text);
    };
    this.undoNotification = this.notifications.showWithAction('changes_discarded', { text: 'undo', run });
  }

  /** Dismisses the offer to undo: without the form there is nothing to restore into. */
  dispose(): void {
    if (this.undoNotification !== null) this.notifications.dismiss(this.undoNotification);
    this.texts.dispose();
    this.rawTexts.dispose();
    this.sending.dispose();
    this.denial.dispose();
  }
}
