import type { NotificationText, Notification } from '../../application/notifications';
import { type Failure, shorten } from '../../kernel';
import { failureAdvice, failureTitle, type TextKey, type Translate } from '../../kit';

/** The texts that name what they are about, where a name is known. */
const NAMED: Partial<Readonly<Record<NotificationText, TextKey>>> = {
  item_created: 'item_created_named',
  item_updated: 'item_saved_named',
  value_saved: 'item_saved_named',
  items_updated: 'item_saved_named',
  item_deleted: 'item_deleted_named',
  items_deleted: 'item_deleted_named',
  item_archived: 'item_archived_named',
  items_archived: 'item_archived_named',
  item_unarchived: 'item_unarchived_named',
  items_unarchived: 'item_unarchived_named',
  item_moved: 'item_moved_named',
};

const MAX_NAME_LENGTH = 60;

const CONTROLS_AND_SPACES = /[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * One line without control characters: those of the writing direction would end the isolation that the texts put
 * around a name.
 */
export const shortName = (name: string): string =>
  shorten(name.replace(CONTROLS_AND_SPACES, ' ').trim(), MAX_NAME_LENGTH, '…').replace(/\s+…$/, '…');

/** The title of a notification for a reader of `language`. */
export const noticeTitle = (
  { text, count, parameters, name, failure }: Notification,
  t: Translate,
  language: string,
): string => {
  if (text === null) return failure === null ? '' : t(failureTitle(failure).key);
  const named = shortName(name?.(language) ?? '');
  const counted = { ...parameters, ...(count === undefined ? {} : { count }) };
  return named === '' ? t(text, counted) : t(NAMED[text] ?? text, { ...counted, name: named });
};

const adviceText = (failure: Failure, t: Translate): string => {
  const { key, parameters } = failureAdvice(failure);
  return t(key, parameters);
};

/** Messages of servers can be whole SQL statements; the details have the rest. */
const MAX_TEXT_LENGTH = 200;

export const cutText = (text: string): string => shorten(text, MAX_TEXT_LENGTH, '…').replace(/\s+…$/, '…');

/** The server's message, cut, otherwise advice; undefined for notifications without a failure. */
export const noticeText = ({ failure }: Notification, t: Translate): string | undefined =>
  failure === null
    ? undefined
    : failure.kind === 'api' && failure.message !== ''
      ? cutText(failure.message)
      : adviceText(failure, t);
