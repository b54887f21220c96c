import type { Item } from '../../../../domain/items';
import { ITSELF, type Accountability } from '../../accountability';
import { invalidCredentials, invalidPayload, Refusal } from '../../api-error';
import type { Database } from '../../database';
import { ItemsService, type Fields } from '../items';

const USERS = 'directus_users';

/** The person who asks: `/users/me`. Refuses the public. */
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly now: () => number,
  ) {}

  /** Somebody who may not read even themselves learns their id. */
  me(fields: Fields): Item {
    const id = this.demandUser();
    try {
      return new ItemsService(this.database, USERS, this.who, this.now).read(id, { fields });
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) return { id };
      throw error;
    }
  }

  updateMe(edits: Item): void {
    const id = this.demandUser();
    new ItemsService(this.database, USERS, this.who, this.now).update([id], edits);
  }

  /** Needs no permission: the application does it by itself. */
  trackPage(payload: Item): void {
    const id = this.demandUser();
    const page = payload['last_page'];
    if (typeof page !== 'string' || page === '') throw invalidPayload('"last_page" key is required.');
    new ItemsService(this.database, USERS, ITSELF, this.now).update([id], { last_page: page });
  }

  private demandUser(): string {
    if (this.who.user === null) throw invalidCredentials();
    return this.who.user;
  }
}
