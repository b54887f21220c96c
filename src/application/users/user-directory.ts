import { chainCall, decodeFailure, fail, isJsonObject, succeed, type Call } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

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

const USERS = 'directus_users';
const FIELDS = ['id', 'first_name', 'last_name', 'email', 'status', 'role.name', 'avatar.id'] as const;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const textMember = (value: unknown, name: string): string | null => (isJsonObject(value) ? textOf(value[name]) : null);

/** Profiles of other users. */
export class UserDirectory {
  constructor(private readonly items: Pick<ItemsGateway, 'read'>) {}

  /** Members the reader has no permission for are null. Fails with FORBIDDEN when there are no others. */
  read(id: string): Call<UserProfile> {
    return this.items.read(USERS, id, FIELDS).pipe(
      chainCall((row) => {
        const key = textOf(row['id']);
        if (key === null) return fail(decodeFailure(`GET /users/${id}`, 'data.id', 'text'));
        const { first_name, last_name, email, status, role, avatar } = row;
        return succeed({
          id: key,
          first_name: textOf(first_name),
          last_name: textOf(last_name),
          email: textOf(email),
          status: textOf(status),
          role: textMember(role, 'name'),
          avatar: textMember(avatar, 'id'),
        });
      }),
    );
  }
}
