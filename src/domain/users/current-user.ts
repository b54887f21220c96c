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
