import type { Observable } from 'rxjs';
import { type Item, keyOf, type PrimaryKey, type SaveTarget } from '../../domain/items';
import { token, type RemoteData } from '../../kernel';
import type { ActivityGateway } from '../../ports/gateways/activity-gateway';
import type { CommentsGateway } from '../../ports/gateways/comments-gateway';
import type { RevisionsGateway } from '../../ports/gateways/revisions-gateway';
import type { ItemForm } from '../item-editing';
import type { EditableField } from '../../domain/permissions';
import type { ItemDependencies } from '../dependencies';

export interface HistoryDependencies extends Pick<
  ItemDependencies,
  'items' | 'clock' | 'schema' | 'access' | 'notifications' | 'unsaved'
> {
  readonly revisions: RevisionsGateway;
  readonly comments: CommentsGateway;
  readonly activity: ActivityGateway;
}

export const HistoryDependencies = token<HistoryDependencies>('HistoryDependencies');

/** The item that a history belongs to. */
export interface ItemRef {
  readonly collection: string;
  readonly key: PrimaryKey;
}

/** The parts of an open item that its history uses. */
export interface OpenItemContext {
  readonly editing: {
    readonly target: SaveTarget;
    readonly form: ItemForm;
    /** The item as last received from the server. */
    readonly item$: Observable<RemoteData<Item>>;
    readonly busy$: Observable<boolean>;
    /** Emits when the item on the server has new values. */
    readonly written$: Observable<unknown>;
  };
  /** The current fields; all read-only if the user may not change the item. */
  readonly fields: readonly EditableField[];
}

/** The key that revisions and comments are stored under: for a singleton from its item, null for a new item. */
export const historyKey = (target: SaveTarget, item: Item | null, primaryKey: string | null): PrimaryKey | null => {
  if (target.kind === 'existing') return target.key;
  return target.kind === 'new' || item === null || primaryKey === null ? null : keyOf(item, primaryKey);
};
