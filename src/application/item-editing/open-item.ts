import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { itemToUpdate, type Item, type SaveTarget } from '../../domain/items';
import { editableFields, saveDenied, type EditableField } from '../../domain/permissions';
import { equals, StateValue, valueOf } from '../../kernel';
import { DraftRecorder, DraftRecovery } from '../recovery';
import type { ItemDependencies } from '../dependencies';
import { CheckServer } from './check-server';
import { ArchiveItem, DeleteItem, DiscardChanges } from './item-actions';
import { ItemEditing, type ItemEditingDependencies } from './item-editing';
import { SaveItem } from './save-item';

/** One open item: its state, its fields, its actions, and the draft that protects its edits. */
export interface OpenItem {
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly archive: ArchiveItem;
  readonly discard: DiscardChanges;
  readonly check: CheckServer;
  /** The fields of the form; all are read-only while the user may not save the item. */
  readonly fields$: Observable<readonly EditableField[]>;
  /** The current value of `fields$`. */
  readonly fields: readonly EditableField[];
  /** Writes the edits to the draft journal. */
  readonly recorder: DraftRecorder;
  /** Drafts of this item that earlier pages have left. */
  readonly recovery: DraftRecovery;
  dispose(): void;
}

type OpenItemDependencies = ItemEditingDependencies & Pick<ItemDependencies, 'notifications' | 'unsaved' | 'drafts'>;

/** Opens an item for editing. The caller disposes of it. */
export const openItem = (dependencies: OpenItemDependencies, target: SaveTarget): OpenItem => {
  const { schema, access, clock } = dependencies;
  const editing = new ItemEditing(target, dependencies);
  const fields = new StateValue<readonly EditableField[]>(
    editableFields(schema.schema, access.access, target.collection, editing.isNew, clock.now()),
    combineLatest([editing.target$, editing.item$, access.access$]).pipe(
      map(([current, item, rights]) => {
        const loaded = valueOf(item);
        const updated = itemToUpdate(schema.schema, current, loaded ?? {});
        const now = clock.now();
        const locked = loaded !== null && saveDenied(rights, current.collection, updated, now) !== false;
        const editable = editableFields(schema.schema, rights, current.collection, updated === null, now);
        return locked ? editable.map((each) => ({ ...each, readonly: true })) : editable;
      }),
      distinctUntilChanged<readonly EditableField[]>(equals),
    ),
  );
  const dirtyWatch = dependencies.unsaved.watch(editing.form.dirty$);
  const save = new SaveItem(editing, dependencies);
  const remove = new DeleteItem(editing, dependencies);
  const archive = new ArchiveItem(editing, dependencies);
  const discard = new DiscardChanges(editing, dependencies.notifications);
  const check = new CheckServer(editing, dependencies);
  const recorder = new DraftRecorder(editing, dependencies.drafts, schema.schema);
  const recovery = new DraftRecovery(editing, recorder, dependencies.drafts, fields.value$);
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
      [recovery, recorder, dirtyWatch, save, remove, archive, discard, check, fields, editing].forEach((each) =>
        each.dispose(),
      ),
  };
};

/** Fills a new item with values as edits; fields that are not shown or are read-only are left out. */
export const prefillForm = ({ editing, fields }: Pick<OpenItem, 'editing' | 'fields'>, values: Item): void => {
  if (!editing.isNew) return;
  for (const { field, readonly } of fields) {
    const value = Object.hasOwn(values, field.field) ? values[field.field] : undefined;
    if (value !== undefined && !readonly) editing.form.change(field.field, value);
  }
};
