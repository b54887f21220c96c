import { map, type Observable } from 'rxjs';
import type { AccessStore } from '../../../application/access';
import { DeleteItem, editableFields, ItemEditing, SaveItem, type EditableField, type Target } from '../../../application/item-editing';
import type { Notices } from '../../../application/notices';
import type { SchemaStore } from '../../../application/schema';
import type { Item } from '../../../domain/items';
import { renderTemplate } from '../../../domain/templates';
import { Live, valueOf } from '../../../kernel';
import { AccessService, NoticesService, SchemaService, viewModel } from '../../../kit';
import { ItemsGateway } from '../../../ports/items-gateway';

/** One item as a form, and what can be done with it. */
export class ItemViewModel {
  private readonly titles: Live<string | null>;
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly fields: readonly EditableField[];
  /** What the item is called by the collection's template; null when it has none, or nothing to say. */
  readonly title$: Observable<string | null>;

  constructor(
    items: ItemsGateway,
    schema: SchemaStore,
    access: AccessStore,
    notices: Notices,
    readonly target: Target,
  ) {
    const { collection } = target;
    this.editing = new ItemEditing(target, items, schema);
    this.save = new SaveItem(this.editing, schema, access, notices);
    this.remove = new DeleteItem(this.editing, access, notices);
    this.fields = editableFields(schema.schema, access.access, collection, this.editing.isNew);
    const template = schema.schema.collections.get(collection)?.meta?.display_template ?? null;
    this.titles = new Live<string | null>(null, this.editing.item$.pipe(map((item) => titleOf(template, valueOf(item)))));
    this.title$ = this.titles.value$;
  }

  dispose(): void {
    this.save.dispose();
    this.remove.dispose();
    this.titles.dispose();
    this.editing.dispose();
  }
}

const titleOf = (template: string | null, item: Item | null): string | null => {
  const title = template === null || item === null ? '' : renderTemplate(template, item);
  return title === '' ? null : title;
};

export const itemViewModel = viewModel(
  [ItemsGateway, SchemaService, AccessService, NoticesService],
  (items, schema, access, notices) => (target: Target) => new ItemViewModel(items, schema, access, notices, target),
);
