import type { Item } from '../items';
import { denied, itemDenied, type Access, type Denial } from '../permissions';
import type { Comment } from './comment';

const ACTIVITY = 'directus_activity';

/** Why a comment is not posted or saved: there is no word in it, or not another one than before. */
export type CommentTextDenial = 'comment_empty' | 'comment_unchanged';

/** Whether this can be said; blanks alone say nothing. `saved` is the comment as it stands, null for a new one. */
export const commentTextDenied = (text: string, saved: string | null): CommentTextDenial | false => {
  if (text.trim() === '') return 'comment_empty';
  return text === saved ? 'comment_unchanged' : false;
};

/** Why nothing can be done with a comment: the role may not at all, or not with this one. */
export type CommentDenial = Denial | 'comment_not_covered';

/** Posting takes the permission to create activities, which app access brings. */
export const postDenied = (access: Access): Denial | false => denied(access, ACTIVITY, 'create');

/** As the activity that it is; its author is a key there. */
const asItem = ({ user, ...comment }: Comment): Item => ({
  ...comment,
  action: 'comment',
  user: user === null ? null : user.id,
});

/**
 * Whether somebody may edit or delete a comment. There is no right of the author's: it is a matter of the permission on
 * activities, which app access alone does not bring, not even for what one has said oneself. `now` in milliseconds.
 */
export const commentDenied = (
  access: Access,
  action: 'update' | 'delete',
  comment: Comment,
  now: number,
): CommentDenial | false => {
  const denial = itemDenied(access, ACTIVITY, action, asItem(comment), now);
  return denial === 'item_not_covered' ? 'comment_not_covered' : denial;
};

/** Why a comment is not edited: the words are somebody else's, or the permission lacks. */
export type CommentEditDenial = CommentDenial | 'comment_of_others';

/** Whether these words may be changed: only by whoever has said them, and only with the permission. */
export const commentEditDenied = (access: Access, comment: Comment, now: number): CommentEditDenial | false =>
  access.user === null || comment.user?.id !== access.user.id
    ? 'comment_of_others'
    : commentDenied(access, 'update', comment, now);
