import type { Json } from '../../kernel';

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly icon: string | null;
}

/** A line of the list of roles; `users` counts those that the asker may see. */
export interface RoleOverview extends Role {
  readonly users: number;
}

/** All that is stored of a role. */
export interface RoleDetail extends Role {
  readonly admin_access: boolean;
  readonly app_access: boolean;
  readonly enforce_tfa: boolean;
  /** The network addresses it may be used from; any when it names none. */
  readonly ip_access: readonly string[];
  readonly module_list: Json;
  readonly collection_list: Json;
  /** Keys of its users, as far as the asker may see them. */
  readonly users: readonly string[];
}

/** What a role starts with. */
export interface NewRole {
  readonly name: string;
  readonly admin_access: boolean;
  readonly app_access: boolean;
}
