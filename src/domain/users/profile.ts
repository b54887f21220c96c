import { memberDecoder, ownMembers, textOrNull, withFallback } from '../../kernel';

/** The profile of a user, as shown on a card. */
export interface UserProfile {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly status: string | null;
  readonly role: string | null;
  /** The id of a file. */
  readonly avatar: string | null;
}

/** The fields to request for a profile. */
export const PROFILE_FIELDS = ['id', 'first_name', 'last_name', 'email', 'status', 'role.name', 'avatar.id'] as const;

const decodeRow = memberDecoder({
  id: textOrNull,
  first_name: textOrNull,
  last_name: textOrNull,
  email: textOrNull,
  status: textOrNull,
  role: withFallback(ownMembers({ name: textOrNull }), null),
  avatar: withFallback(ownMembers({ id: textOrNull }), null),
});

/** The profile with the fields that were read; null for a row without a key. */
export const decodeProfile = (row: unknown): UserProfile | null => {
  const { id, role, avatar, ...profile } = decodeRow(row);
  return id === null ? null : { id, ...profile, role: role?.name ?? null, avatar: avatar?.id ?? null };
};
