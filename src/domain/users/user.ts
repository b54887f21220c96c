import type { Json } from '../../kernel';

/** What the application needs of a role: the two flags decide nearly everything. */
export interface CurrentRole {
  readonly id: string;
  readonly name: string;
  readonly admin_access: boolean;
  readonly app_access: boolean;
  /** What stands in the module bar instead of the modules; see `listedModules`. */
  readonly module_list: Json;
  /** Groups that the navigation shows instead of all collections; see `listedGroups`. */
  readonly collection_list: Json;
}

export interface CurrentUser {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly theme: string | null;
  /** Among the files. */
  readonly avatar: { readonly id: string } | null;
  /** Where they were last, a path inside the application; not to be trusted. */
  readonly last_page: string | null;
  readonly role: CurrentRole | null;
}

type Named = Pick<CurrentUser, 'first_name' | 'last_name' | 'email'>;

/** First and last name, else the first, else the address; null when nothing is known ('Unknown User' on screen). */
export const userName = (user: Named): string | null => {
  if (user.first_name && user.last_name) return `${user.first_name} ${user.last_name}`;
  return user.first_name || user.email || null;
};

/** What a display of a user needs to know; `avatar` as read with `avatar.id`. */
export interface UserSummary extends Pick<CurrentUser, 'id' | 'first_name' | 'last_name' | 'email'> {
  readonly avatar: { readonly id: string } | null;
}

export const USER_DISPLAY_FIELDS = ['id', 'avatar.id', 'email', 'first_name', 'last_name'] as const;

export type UserDisplayMode = 'avatar' | 'name' | 'both';

/** What is on show: a name or none (null where nobody knows it: 'Unknown User'), a picture, its placeholder, or none. */
export interface UserDisplay {
  readonly name: { readonly text: string | null } | null;
  readonly avatar: { readonly file: string | null; readonly circle: boolean } | null;
}

/** The parts that the mode asks for; a user without a picture has a placeholder, as `file: null`. */
export const userDisplay = (user: UserSummary, mode: UserDisplayMode, circle: boolean): UserDisplay => ({
  name: mode === 'avatar' ? null : { text: userName(user) },
  avatar: mode === 'name' ? null : { file: user.avatar?.id ?? null, circle },
});

/** A secret that somebody may take for their second factor, and the address that an authenticator app reads from a picture. */
export interface NewSecondFactor {
  /** Base32, to be typed by who cannot take a picture. */
  readonly secret: string;
  readonly otpauth_url: string;
}

/** The addresses in a text: commas and new lines part them, blanks around them and blank ones go (spec 001, 5). */
export const invitedEmails = (text: string): readonly string[] =>
  text
    .split(/[,\r\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** Why nobody can be invited yet; a key of the locale files. */
export type InvitationDenial = 'no_address' | 'no_role';

/** False when it can be sent. */
export const invitationDenied = (text: string, role: string | null): InvitationDenial | false => {
  if (invitedEmails(text).length === 0) return 'no_address';
  return role === null ? 'no_role' : false;
};
