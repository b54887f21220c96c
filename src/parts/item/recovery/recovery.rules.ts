import { drawerTexts, isRestorable, type RecoverableEdit, type RecoveryStatus } from '../../../domain/recovery';
import { valueText } from '../../../domain/templates';
import { relativeTime } from '../../../domain/values';
import { shorten } from '../../../kernel';

/** The edit of a field as text: the unfinished text or the value, followed by the raw text and those of its drawer. */
export const editText = ({
  mine,
  text,
  rawText,
  drawer,
}: Pick<RecoverableEdit, 'mine' | 'text' | 'rawText' | 'drawer'>): string => {
  const written = text ?? (mine === undefined ? null : valueText(mine));
  return [written, rawText, ...(drawer === null ? [] : drawerTexts(drawer))]
    .filter((each) => each !== null)
    .join('\n\n');
};

/** In characters; restoring and copying use the whole text. */
const MAX_PREVIEW_LENGTH = 800;

/** The start of a long text. */
export const previewText = (text: string): string => shorten(text, MAX_PREVIEW_LENGTH, '…');

/** All edits as text, each below the name of its field. */
export const editTexts = (edits: readonly (readonly [name: string, edit: RecoverableEdit])[]): string =>
  edits.map(([name, edit]) => `${name}\n${editText(edit)}`).join('\n\n');

const EDIT_HINTS = {
  restorable: null,
  changed: 'unsaved_changed',
  typed: 'unsaved_typed',
  gone: 'unsaved_field_gone',
  other_type: 'unsaved_other_type',
  locked: 'unsaved_locked',
} as const satisfies Readonly<Record<RecoveryStatus, string | null>>;

/**
 * A hint about restoring an edit, as a translation key; null if there is none. A deleted item has no concurrent
 * changes.
 */
export const editHint = (edit: RecoverableEdit, itemGone: boolean) =>
  itemGone && isRestorable(edit) ? null : EDIT_HINTS[edit.status];

/** A localized age such as '5 minutes ago'; both times in ms since 1970. */
export const formatTimeAgo = (at: number, now: number, locale: string): string => {
  // If the clock was set back since, the age is zero, not negative.
  const { amount, unit } = relativeTime(Math.min(at, now), now);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit);
};
