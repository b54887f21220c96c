import { userName, type CurrentUser } from './current-user';

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
