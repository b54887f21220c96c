import type { Target } from '../../domain/items';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { AccessStore } from '../access';
import type { Notices } from '../notices';
import type { SchemaStore } from '../schema';
import type { UnsavedWork } from '../unsaved-work';
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

/** Opens items for editing. Whoever opens one disposes of it. */
export class Editor {
  constructor(
    private readonly gateway: ItemsGateway,
    private readonly schema: SchemaStore,
    private readonly access: AccessStore,
    private readonly notices: Notices,
    private readonly unsaved: UnsavedWork,
  ) {}

  open(target: Target): OpenItem {
    const editing = new ItemEditing(target, this.gateway, this.schema);
    const watched = this.unsaved.watch(editing.form.dirty$);
    const save = new SaveItem(editing, this.schema, this.access, this.notices);
    const remove = new DeleteItem(editing, this.access, this.notices);
    return {
      editing,
      save,
      remove,
      fields: editableFields(this.schema.schema, this.access.access, target.collection, editing.isNew),
      dispose: () => [watched, save, remove, editing].forEach((part) => part.dispose()),
    };
  }
}
