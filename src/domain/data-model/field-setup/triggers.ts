import type { FieldType, LocalType } from '../../schema';

/** What the server writes into a field by itself when an item is created or updated: a marker of the field. */
export const CREATE_TRIGGERS = ['uuid', 'user-created', 'role-created', 'date-created'] as const;
export const UPDATE_TRIGGERS = ['user-updated', 'role-updated', 'date-updated'] as const;

export type CreateTrigger = (typeof CREATE_TRIGGERS)[number];
export type UpdateTrigger = (typeof UPDATE_TRIGGERS)[number];

/** The triggers that a field can have; none for most types. */
export interface Triggers {
  readonly create: readonly CreateTrigger[];
  readonly update: readonly UpdateTrigger[];
}

const NONE: Triggers = { create: [], update: [] };
const OF_USERS: Triggers = { create: ['user-created'], update: ['user-updated'] };
const OF_ROLES: Triggers = { create: ['role-created'], update: ['role-updated'] };

/**
 * The triggers offered for a field (spec 001, 5): of times the time, of keys a generated one, the user and the role. A
 * reference to users or roles has those of its target only, one to another collection none.
 */
export const triggersOf = (type: FieldType | null, localType: LocalType, related: string | null): Triggers => {
  if (localType === 'm2o') {
    if (related === 'directus_users') return OF_USERS;
    return related === 'directus_roles' ? OF_ROLES : NONE;
  }
  if (localType !== 'standard') return NONE;
  switch (type) {
    case 'uuid':
      return {
        create: ['uuid', ...OF_USERS.create, ...OF_ROLES.create],
        update: [...OF_USERS.update, ...OF_ROLES.update],
      };
    case 'date':
    case 'time':
    case 'dateTime':
    case 'timestamp':
      return { create: ['date-created'], update: ['date-updated'] };
    default:
      return NONE;
  }
};

/** The trigger among the markers of a field; null for none. `uuid` is one only where a key can be generated. */
export const triggerIn = <T extends string>(special: readonly string[], offered: readonly T[]): T | null =>
  offered.find((each) => special.includes(each)) ?? null;

/** The markers with another trigger of these; the marker that a type needs stays. */
export const withTrigger = <T extends string>(
  special: readonly string[],
  offered: readonly T[],
  trigger: T | null,
): readonly string[] => [
  ...special.filter((each) => !(offered as readonly string[]).includes(each)),
  ...(trigger === null ? [] : [trigger]),
];
