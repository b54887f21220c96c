import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Item, SaveTarget } from '../../domain/items';
import { equals, StateValue, valueOf } from '../../kernel';
import { DraftRecorder, DraftRecovery } from '../recovery';
import type { ItemDependencies } from '../dependencies';
import { ArchiveItem, DeleteItem, DiscardChanges } from './item-actions';
import { CheckServer } from './check-server';
import { type EditableField, editableFields, itemToUpdate, saveDenial } from './editable-fields';
import { type ItemEditingDependencies, ItemEditing } from './item-editing';
import { SaveItem } from './save-item';

/** One open item, its fields, and what can be done with it. */
export interface OpenItem {
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly archive: ArchiveItem;
  readonly discard: DiscardChanges;
  readonly check: CheckServer;
  /** The fields as far as this person may change them here and now: an item that may not be saved has none to change. */
  readonly fields$: Observable<readonly EditableField[]>;
  /** Likewise, as they are at this moment. */
  readonly fields: readonly EditableField[];
  /** Keeps what is typed in the journal. */
  readonly recorder: DraftRecorder;
  /** What an earlier page has left in it. */
  readonly recovery: DraftRecovery;
  dispose(): void;
}

type OpenItemDependencies = ItemEditingDependencies & Pick<ItemDependencies, 'notifications' | 'unsaved' | 'drafts'>;

/** Opens an item for editing. Whoever opens one disposes of it. */
export const openItem = (parts: OpenItemDependencies, target: SaveTarget): OpenItem => {
  const { schema, access, clock } = parts;
  const editing = new ItemEditing(target, parts);
  const fields = new StateValue<readonly EditableField[]>(
    editableFields(schema.schema, access.access, target.collection, editing.isNew, clock.now()),
    combineLatest([editing.target$, editing.item$, access.access$]).pipe(
      map(([place, item, rights]) => {
        const known = valueOf(item);
        const isNew = itemToUpdate(schema.schema, place, known ?? {}) === null;
        const moment = clock.now();
        const locked = known !== null && saveDenial(schema.schema, rights, place, known, moment) !== false;
        const open = editableFields(schema.schema, rights, place.collection, isNew, moment);
        return locked ? open.map((each) => ({ ...each, readonly: true })) : open;
      }),
      distinctUntilChanged<readonly EditableField[]>(equals),
    ),
  );
  const watched = parts.unsaved.watch(editing.form.dirty$);
  const save = new SaveItem(editing, parts);
  const remove = new DeleteItem(editing, parts);
  const archive = new ArchiveItem(editing, parts);
  const discard = new DiscardChanges(editing, parts.notifications);
  const check = new CheckServer(editing, parts);
  const recorder = new DraftRecorder(editing, parts.drafts, schema.schema);
  const recovery = new DraftRecovery(editing, recorder, parts.drafts, fields.value$);
  return {
    editing,
    save,
    remove,
    archive,
    discard,
    check,
    fields$: fields.value$,
    get fields() {
      return fields.value;
    },
    recorder,
    recovery,
    dispose: () =>
      [recovery, recorder, watched, save, remove, archive, discard, check, fields, editing].forEach((part) =>
        part.dispose(),
      ),
  };
};

/** A new item begins with edits, as far as its form shows the fields and this person may fill them in. */
export const prefillForm = ({ editing, fields }: Pick<OpenItem, 'editing' | 'fields'>, values: Item): void => {
  if (!editing.isNew) return;
  for (const { field, readonly } of fields) {
    const value = Object.hasOwn(values, field.field) ? values[field.field] : undefined;
    if (value !== undefined && !readonly) editing.form.change(field.field, value);
  }
};
