import type { Item } from '../items';
import { type Access, type Denial, denied, itemDenied } from '../permissions';
import { emptySchema } from '../schema';
import type { ActivityUser } from './revision';

/** The author of a comment; `avatar` is a file id, null when there is none or it may not be read. */
export interface Commenter extends ActivityUser {
  readonly avatar: string | null;
}

/** Opaque: a number where comments are activities, a uuid on servers with a collection of comments. */
export type CommentId = number | string;

/** A comment on an item. The platform stores comments as activities. */
export interface Comment {
  readonly id: CommentId;
  readonly comment: string;
  /** ISO, in UTC; some databases leave the zone out. */
  readonly timestamp: string;
  readonly collection: string;
  readonly item: string;
  readonly user: Commenter | null;
}

const ACTIVITY = 'directus_activity';

/** Why a comment text cannot be saved. */
export type CommentTextDenial = 'comment_empty' | 'comment_unchanged';

/** Whether the text can be saved. `saved` is the stored text, null for a new comment. */
export const commentTextDenied = (text: string, saved: string | null): CommentTextDenial | false => {
  if (text.trim() === '') return 'comment_empty';
  return text === saved ? 'comment_unchanged' : false;
};

/** Why a comment cannot be changed: the role has no permission, or not for this comment. */
export type CommentDenial = Denial | 'comment_not_covered';

/** Posting needs the permission to create activities, which app access implies. */
export const postDenied = (access: Access): Denial | false => denied(access, ACTIVITY, 'create');

/** The comment as an activity item, where the author is a key. */
const asItem = ({ user, ...comment }: Comment): Item => ({
  ...comment,
  action: 'comment',
  user: user === null ? null : user.id,
});

/**
 * Whether the user may edit or delete a comment. Authors have no special right: it depends on the permission for
 * activities, which app access does not imply, not even for own comments. `now` in milliseconds.
 */
export const commentDenied = (
  access: Access,
  action: 'update' | 'delete',
  comment: Comment,
  now: number,
): CommentDenial | false => {
  // Activities have neither decimals nor big integers, so no schema is needed to compare them.
  const denial = itemDenied(emptySchema, access, ACTIVITY, action, asItem(comment), now);
  return denial === 'item_not_covered' ? 'comment_not_covered' : denial;
};

/** Why a comment cannot be edited: it is by another user, or the permission is missing. */
export type CommentEditDenial = CommentDenial | 'comment_of_others';

/** Whether the user may edit a comment: only its author, and only with the permission. */
export const commentEditDenied = (access: Access, comment: Comment, now: number): CommentEditDenial | false =>
  access.user === null || comment.user?.id !== access.user.id
    ? 'comment_of_others'
    : commentDenied(access, 'update', comment, now);
