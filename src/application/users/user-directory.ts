import { decodeProfile, PROFILE_FIELDS, type UserProfile } from '../../domain/users';
import { chainCall, decodeFailure, fail, succeed, type Call } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

const USERS = 'directus_users';

/** Profiles of other users. */
export class UserDirectory {
  private readonly items: Pick<ItemsGateway, 'read'>;

  constructor(items: Pick<ItemsGateway, 'read' | 'shown'>) {
    this.items = items.shown ?? items;
  }

  /** Members the reader has no permission for are null. Fails with FORBIDDEN when there are no others. */
  read(id: string): Call<UserProfile> {
    return this.items.read(USERS, id, PROFILE_FIELDS).pipe(
      chainCall((row) => {
        const profile = decodeProfile(row);
        return profile === null ? fail(decodeFailure(`GET /users/${id}`, 'data.id', 'text')) : succeed(profile);
      }),
    );
  }
}
