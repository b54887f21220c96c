import type { PrimaryKey } from '../domain/items';
import type { Comment } from '../domain/revisions';
import { token, type Call } from '../kernel';

/**
 * What people say about items. Text must not be empty (INVALID_PAYLOAD). Who may do what is a matter of permissions on
 * `directus_activity`: app access lets everybody post, and read what they have posted, but neither edit nor delete it.
 */
export interface CommentsGateway {
  /** The newest first, all of those one may read. */
  listForItem(collection: string, item: PrimaryKey): Call<readonly Comment[]>;
  /** The platform does not ask whether there is such an item, or whether it may be seen. */
  post(collection: string, item: PrimaryKey, text: string): Call<Comment>;
  /** Fails with ITEM_NOT_FOUND or FORBIDDEN when it has gone meanwhile. */
  edit(id: number, text: string): Call<Comment>;
  /** Fails with FORBIDDEN when it has gone, and for activities that are no comments. */
  remove(id: number): Call<void>;
}

export const CommentsGateway = token<CommentsGateway>('CommentsGateway');
