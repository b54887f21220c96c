import { map, type Observable } from 'rxjs';
import { openItem, type DeleteItem, type EditableField, type ItemEditing, type OpenItem, type SaveItem } from '../../../application/item-editing';
import type { WorkParts } from '../../../application/work';
import type { Item, Target } from '../../../domain/items';
import { renderTemplate } from '../../../domain/templates';
import { Live, valueOf } from '../../../kernel';
import { viewModel, WorkPartsService } from '../../../kit';

/** One item as a form, and what can be done with it. */
export class ItemViewModel {
  private readonly open: OpenItem;
  private readonly titles: Live<string | null>;
  readonly editing: ItemEditing;
  readonly save: SaveItem;
  readonly remove: DeleteItem;
  readonly fields: readonly EditableField[];
  /** What the item is called by the collection's template; null when it has none, or nothing to say. */
  readonly title$: Observable<string | null>;

  constructor(
    parts: WorkParts,
    readonly target: Target,
  ) {
    this.open = openItem(parts, target);
    this.editing = this.open.editing;
    this.save = this.open.save;
    this.remove = this.open.remove;
    this.fields = this.open.fields;
    const template = parts.schema.schema.collections.get(target.collection)?.meta?.display_template ?? null;
    this.titles = new Live<string | null>(null, this.editing.item$.pipe(map((item) => titleOf(template, valueOf(item)))));
    this.title$ = this.titles.value$;
  }

  dispose(): void {
    this.titles.dispose();
    this.open.dispose();
  }
}

const titleOf = (template: string | null, item: Item | null): string | null => {
  const title = template === null || item === null ? '' : renderTemplate(template, item);
  return title === '' ? null : title;
};

export const itemViewModel = viewModel([WorkPartsService], (parts) => (target: Target) => new ItemViewModel(parts, target));
