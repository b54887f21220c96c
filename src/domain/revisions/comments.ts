import type { Item } from '../items';
import { type Access, type Denial, denied, itemDenied } from '../permissions';
import type { ActivityUser } from './revision';

/** Who wrote a comment; `avatar` is the id of a file, null without one or where it may not be seen. */
export interface Commenter extends ActivityUser {
  readonly avatar: string | null;
}

/** What somebody said about an item. The platform keeps comments among its activities. */
export interface Comment {
  readonly id: number;
  readonly comment: string;
  /** ISO, in UTC; some databases leave the zone out. */
  readonly timestamp: string;
  readonly collection: string;
  readonly item: string;
  readonly user: Commenter | null;
}

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
