import type { Target } from '../../domain/items';
import type { WorkParts } from '../work';
import { DeleteItem } from './delete-item';
import { editableFields, type EditableField } from './editable-field';
import { ItemEditing } from './item-editing';
import { SaveItem } from './save-item';

/** One open item, its fields, and what can be done with it. */
export interface OpenItem {
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly fields: readonly EditableField[];
  dispose(): void;
}

type EditingParts = Pick<WorkParts, 'items' | 'schema' | 'access' | 'notices' | 'unsaved'>;

/** Opens an item for editing. Whoever opens one disposes of it. */
export const openItem = ({ items, schema, access, notices, unsaved }: EditingParts, target: Target): OpenItem => {
  const editing = new ItemEditing(target, items, schema);
  const watched = unsaved.watch(editing.form.dirty$);
  const save = new SaveItem(editing, schema, access, notices);
  const remove = new DeleteItem(editing, access, notices);
  return {
    editing,
    save,
    remove,
    fields: editableFields(schema.schema, access.access, target.collection, editing.isNew),
    dispose: () => [watched, save, remove, editing].forEach((part) => part.dispose()),
  };
};
