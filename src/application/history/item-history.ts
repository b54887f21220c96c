import type { Observable } from 'rxjs';
import { type Item, keyOf, type PrimaryKey, type SaveTarget } from '../../domain/items';
import type { RemoteData } from '../../kernel';
import type { CommentsGateway } from '../../ports/comments-gateway';
import type { RevisionsGateway } from '../../ports/revisions-gateway';
import type { EditableField, ItemForm } from '../item-editing';
import type { ItemDependencies } from '../dependencies';

/** What the history of an item takes from its surroundings. */
export interface HistoryDependencies extends Pick<
  ItemDependencies,
  'items' | 'clock' | 'schema' | 'access' | 'notifications' | 'unsaved'
> {
  readonly revisions: RevisionsGateway;
  readonly comments: CommentsGateway;
}

/** Which item a history is about. */
export interface ItemRef {
  readonly collection: string;
  readonly key: PrimaryKey;
}

/** An item that is open for editing, as far as its history concerns it. */
export interface OpenItemContext {
  readonly editing: {
    readonly target: SaveTarget;
    readonly form: ItemForm;
    /** The item as the server has it. */
    readonly item$: Observable<RemoteData<Item>>;
    readonly busy$: Observable<boolean>;
  };
  /** As they are now: an item that may not be changed has only fields to read. */
  readonly fields: readonly EditableField[];
  readonly save: { readonly saved$: Observable<unknown> };
}

/** The key under which the past of an open item is kept; null for one that has none yet. That of a singleton is in itself. */
export const historyKey = (target: SaveTarget, item: Item | null, primaryKey: string | null): PrimaryKey | null => {
  if (target.kind === 'existing') return target.key;
  return target.kind === 'new' || item === null || primaryKey === null ? null : keyOf(item, primaryKey);
};
