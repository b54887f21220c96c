import type { Observable } from 'rxjs';
import type { Item, Target } from '../../domain/items';
import type { RemoteData } from '../../kernel';
import type { EditableField, ItemForm } from '../item-editing';

/** An item that is open for editing, as far as its history concerns it. */
export interface OpenedItem {
  readonly editing: {
    readonly target: Target;
    readonly form: ItemForm;
    /** The item as the server has it. */
    readonly item$: Observable<RemoteData<Item>>;
    readonly busy$: Observable<boolean>;
  };
  /** As they are now: an item that may not be changed has only fields to read. */
  readonly fields: readonly EditableField[];
  readonly save: { readonly saved$: Observable<unknown> };
}
