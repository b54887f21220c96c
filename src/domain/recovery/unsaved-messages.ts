import * as t from 'io-ts';
import { decodeOrNull, fromGuard, nonEmptyText, oneOf, ownMembers, textOrNull } from '../../kernel';
import { editTarget } from './decode-entry';
import type { EditTarget } from './journal-entry';

/** The unsaved changes that one tab has open. */
export interface UnsavedReport {
  /** The id of the tab. */
  readonly tab: string;
  /** The id of the user who made the changes. */
  readonly user: string;
  /** How the user is named; null if unknown. */
  readonly name: string | null;
  readonly email: string | null;
  /** What is edited, without duplicates. */
  readonly targets: readonly EditTarget[];
}

/**
 * Messages between tabs about unsaved changes: a request for reports, the report of a tab that has unsaved changes, and
 * the wish that a tab calls attention to itself.
 */
export type UnsavedMessage =
  | { readonly kind: 'unsaved-request' }
  | { readonly kind: 'unsaved-report'; readonly report: UnsavedReport }
  | { readonly kind: 'unsaved-reminder'; readonly tab: string };

const targets = t.array(editTarget);

const report: t.Type<UnsavedReport, unknown, unknown> = ownMembers({
  tab: nonEmptyText,
  user: nonEmptyText,
  name: textOrNull,
  email: textOrNull,
  targets: fromGuard('targets', (value): value is readonly EditTarget[] => targets.is(value)),
});

const message: t.Type<UnsavedMessage, unknown, unknown> = t.union([
  ownMembers({ kind: oneOf(['unsaved-request']) }),
  ownMembers({ kind: oneOf(['unsaved-report']), report }),
  ownMembers({ kind: oneOf(['unsaved-reminder']), tab: nonEmptyText }),
]);

/** Null for anything else. */
export const unsavedMessage = (source: unknown): UnsavedMessage | null => decodeOrNull(message, source);

/** The reports of users other than the one with this email address. */
export const otherUsers = (reports: readonly UnsavedReport[], email: string): readonly UnsavedReport[] =>
  reports.filter((each) => each.email?.toLowerCase() !== email.trim().toLowerCase());
