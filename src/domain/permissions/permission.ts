import type { JsonObject } from '../../kernel';

export const ACTIONS = ['create', 'read', 'update', 'delete'] as const;

export type Action = (typeof ACTIONS)[number];

/** A rule of a role; `role: null` is the public. `fields: null` allows none, `['*']` all. System rules carry no id. */
export interface Permission {
  readonly id: number | null;
  readonly role: string | null;
  readonly collection: string;
  readonly action: string;
  readonly fields: readonly string[] | null;
  readonly permissions: JsonObject | null;
  readonly validation: JsonObject | null;
  readonly presets: JsonObject | null;
}

/** A rule that is about to be created; the server numbers it. */
export type NewPermission = Omit<Permission, 'id'>;
