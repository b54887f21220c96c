/** What the application needs of a role: the two flags decide nearly everything. */
export interface CurrentRole {
  readonly id: string;
  readonly name: string;
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
  readonly role: CurrentRole | null;
}

type Named = Pick<CurrentUser, 'first_name' | 'last_name' | 'email'>;

/** First and last name, else the first, else the address; null when nothing is known ('Unknown User' on screen). */
export const userName = (user: Named): string | null => {
  if (user.first_name && user.last_name) return `${user.first_name} ${user.last_name}`;
  return user.first_name || user.email || null;
};

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly icon: string | null;
}
