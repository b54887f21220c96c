import { isRestorable, type RecoverableEdit, type RecoveryStatus } from '../../domain/recovery';
import { valueText } from '../../domain/templates';
import { relativeTime } from '../../domain/values';

/** What somebody wrote into a field, as text: unfinished as they left it, or the value; and behind it what they wrote as its raw value. */
export const editText = ({ mine, text, rawText }: Pick<RecoverableEdit, 'mine' | 'text' | 'rawText'>): string => {
  const written = text ?? (mine === undefined ? null : valueText(mine));
  return [written, rawText].filter((each) => each !== null).join('\n\n');
};

/** How much of a text is shown; all of it is restored and copied. */
const MAX_PREVIEW_LENGTH = 800;

/** The beginning of a long text, without half a sign at its end. */
export const previewText = (text: string): string =>
  text.length <= MAX_PREVIEW_LENGTH ? text : `${text.slice(0, MAX_PREVIEW_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** All of it as text, each field under its name. */
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

/** What there is to know about an edit before it is restored: a text, or null when nothing. Without an item nobody else can have changed it. */
export const editHint = (edit: RecoverableEdit, itemGone: boolean) =>
  itemGone && isRestorable(edit) ? null : EDIT_HINTS[edit.status];

/** How long ago something was, in words of this language, as '5 minutes ago'; both times in ms since 1970. */
export const formatTimeAgo = (at: number, now: number, locale: string): string => {
  // A clock that was set back since makes nothing come from the future.
  const { amount, unit } = relativeTime(Math.min(at, now), now);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit);
};
