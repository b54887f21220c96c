import type { Json } from '../../kernel';

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly icon: string | null;
  /** Users of the role may do everything, whatever its permissions say. */
  readonly admin_access: boolean;
}

/** An entry of the list of roles; `users` counts those that the current user can read. */
export interface RoleOverview extends Role {
  readonly app_access: boolean;
  readonly enforce_tfa: boolean;
  readonly users: number;
}

/** The full record of a role. */
export interface RoleDetail extends Role {
  readonly app_access: boolean;
  readonly enforce_tfa: boolean;
  /** Allowed IP addresses; empty means any. */
  readonly ip_access: readonly string[];
  readonly module_list: Json;
  readonly collection_list: Json;
  /** Keys of the role's users that the current user can read. */
  readonly users: readonly string[];
}

export interface NewRole {
  readonly name: string;
  readonly admin_access: boolean;
  readonly app_access: boolean;
}
