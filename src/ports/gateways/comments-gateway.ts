import type { PrimaryKey } from '../../domain/items';
import type { Comment, CommentId } from '../../domain/revisions';
import { token, type Call } from '../../kernel';

/**
 * Comments on items. The text must not be empty (INVALID_PAYLOAD). Permissions on `directus_activity` apply: app access
 * implies posting and reading own comments, but neither editing nor deleting them.
 */
export interface CommentsGateway {
  /** All readable comments, newest first. */
  listForItem(collection: string, item: PrimaryKey): Call<readonly Comment[]>;
  /** The newest readable comments with a mention of the user, newest first, at most 20. */
  listMentions(user: string): Call<readonly Comment[]>;
  /** The platform does not check that the item exists or may be read. */
  post(collection: string, item: PrimaryKey, text: string): Call<Comment>;
  /** Fails with ITEM_NOT_FOUND or FORBIDDEN when the comment was deleted. */
  edit(id: CommentId, text: string): Call<Comment>;
  /** Fails with FORBIDDEN when the comment was deleted, and for activities that are not comments. */
  remove(id: CommentId): Call<void>;
}

export const CommentsGateway = token<CommentsGateway>('CommentsGateway');
