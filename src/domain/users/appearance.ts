import * as t from 'io-ts';
import { decodeOrNull, nonEmptyText, oneOf, ownMembers, textOrNull } from '../../kernel';

export const THEMES = ['auto', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEMES)[number];

export const isTheme = (text: string | null): text is ThemeChoice => THEMES.some((theme) => theme === text);

/** Language and theme of an account, as stored; null where none is chosen. */
export interface AccountAppearance {
  readonly language: string | null;
  readonly theme: string | null;
}

/**
 * Messages between tabs: what a user has chosen for their account, and that the choices of this device have changed,
 * which the tabs read from its storage.
 */
export type AppearanceMessage =
  | { readonly kind: 'account-appearance'; readonly user: string; readonly appearance: AccountAppearance }
  | { readonly kind: 'device-appearance' };

const message: t.Type<AppearanceMessage, unknown, unknown> = t.union([
  ownMembers({
    kind: oneOf(['account-appearance']),
    user: nonEmptyText,
    appearance: ownMembers({ language: textOrNull, theme: textOrNull }),
  }),
  ownMembers({ kind: oneOf(['device-appearance']) }),
]);

/** Null for anything else. */
export const appearanceMessage = (source: unknown): AppearanceMessage | null => decodeOrNull(message, source);
