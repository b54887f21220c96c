import type { Json } from '../../kernel';
import type { CurrentUser } from './user';

/** A secret for two-factor authentication, and the URL that an authenticator app reads from a QR code. */
export interface NewSecondFactor {
  /** Base32, for typing it by hand. */
  readonly secret: string;
  readonly otpauth_url: string;
}

/** The secret in groups of four characters, which are easier to type. */
export const secretGroups = (secret: string): readonly string[] => secret.match(/.{1,4}/g) ?? [];

/** Why two-factor authentication of a user cannot be changed; a key of the locale files. */
export type SecondFactorDenial = 'two_factor_only_own';

/** Only users themselves can turn it on or off (spec 002, 5.8). `user` is the key of the record; false when allowed. */
export const secondFactorDenied = (me: Pick<CurrentUser, 'id'> | null, user: Json): SecondFactorDenial | false =>
  me !== null && me.id === user ? false : 'two_factor_only_own';

/** What a step of the set-up asks for. */
export type SecondFactorEntry = 'password' | 'code';

/** Why a step cannot be confirmed; a key of the locale files. */
export type EntryDenial = 'two_factor_needs_password' | 'two_factor_needs_code';

const CODE = /^\d{6}$/;

/** False when it can: any password, or a code of exactly six digits (spec 002, 5.6). */
export const entryDenied = (entry: SecondFactorEntry, text: string): EntryDenial | false => {
  if (entry === 'password') return text === '' ? 'two_factor_needs_password' : false;
  return CODE.test(text) ? false : 'two_factor_needs_code';
};
