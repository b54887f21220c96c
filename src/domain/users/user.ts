import type { Json } from '../../kernel';

/** The current user's role. */
export interface CurrentRole {
  readonly id: string;
  readonly name: string;
  readonly admin_access: boolean;
  readonly app_access: boolean;
  /** Replaces the module bar; see `moduleBarEntries`. */
  readonly module_list: Json;
  /** Replaces the list of collections in the navigation; see `navigationGroups`. */
  readonly collection_list: Json;
}

export interface UserAccess {
  readonly admin_access: boolean;
  readonly app_access: boolean;
}

export interface CurrentUser {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly theme: string | null;
  /** A file. */
  readonly avatar: { readonly id: string } | null;
  /** Last visited path inside the application; not trusted. */
  readonly last_page: string | null;
  readonly role: CurrentRole | null;
  /** What policies allow the user, with or without a role; missing where rights belong to roles. */
  readonly ownAccess?: UserAccess | undefined;
}

/** What the user may do at all; nothing without a role and policies. */
export const userAccess = ({ ownAccess, role }: Pick<CurrentUser, 'ownAccess' | 'role'>): UserAccess => {
  const { admin_access, app_access } = ownAccess ?? role ?? { admin_access: false, app_access: false };
  return { admin_access, app_access };
};

type Named = Pick<CurrentUser, 'first_name' | 'last_name' | 'email'>;

/** First and last name, else the first name, else the email; null when all are missing ('Unknown user' on screen). */
export const userName = (user: Named): string | null => {
  if (user.first_name && user.last_name) return `${user.first_name} ${user.last_name}`;
  return user.first_name || user.email || null;
};

/** What a display of a user needs; `avatar` as read with `avatar.id`. */
export interface UserSummary extends Pick<CurrentUser, 'id' | 'first_name' | 'last_name' | 'email'> {
  readonly avatar: { readonly id: string } | null;
}

export const USER_DISPLAY_FIELDS = ['id', 'avatar.id', 'email', 'first_name', 'last_name'] as const;

export type UserDisplayMode = 'avatar' | 'name' | 'both';

/**
 * What is displayed: the name (`text: null` for 'Unknown user'), the picture (`file: null` for its placeholder), or
 * both.
 */
export interface UserDisplay {
  readonly name: { readonly text: string | null } | null;
  readonly avatar: { readonly file: string | null; readonly circle: boolean } | null;
}

/** The parts of the display by mode; a user without a picture gets a placeholder, as `file: null`. */
export const userDisplay = (user: UserSummary, mode: UserDisplayMode, circle: boolean): UserDisplay => ({
  name: mode === 'avatar' ? null : { text: userName(user) },
  avatar: mode === 'name' ? null : { file: user.avatar?.id ?? null, circle },
});

/**
 * Whether a password satisfies the policy of the project, a pattern between slashes. An empty password is allowed, and
 * so is every password by a malformed pattern: the server decides.
 */
export const isPasswordAllowed = (policy: string | null, password: Json): boolean => {
  if (policy === null || policy === '' || typeof password !== 'string' || password === '') return true;
  try {
    return new RegExp(/^\/.*\/$/s.test(policy) ? policy.slice(1, -1) : policy).test(password);
  } catch {
    return true;
  }
};
