import type { Item } from '../../../../domain/items';
import { type Accountability, assertUser, SYSTEM } from '../../accountability';
import { invalidPayload, ApiException } from '../../api-error';
import type { Database } from '../../world/database';
import { ItemsService, type FieldPaths } from '../items';
import { UserItems, USERS } from './user-items';

/** Values that the server reads as no page. */
const NO_PAGE: readonly unknown[] = [undefined, null, '', 0, false];

/** The caller's own user: `/users/me`. Rejects the public. */
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly now: () => number,
  ) {}

  /** Returns only the id to users who may not read themselves. */
  me(fields: FieldPaths): Item {
    const id = assertUser(this.who);
    try {
      return this.items().read(id, { fields });
    } catch (error) {
      if (error instanceof ApiException && error.status === 403) return { id };
      throw error;
    }
  }

  /** Returns the updated user; throws FORBIDDEN when they may not read it, though it was written. */
  updateMe(edits: Item, fields: FieldPaths): Item {
    const id = assertUser(this.who);
    this.items().update([id], edits);
    return this.items().read(id, { fields });
  }

  /** Needs no permission, because the application calls it by itself. */
  trackPage(payload: Item): void {
    const id = assertUser(this.who);
    const page = payload['last_page'] ?? null;
    if (NO_PAGE.includes(page)) throw invalidPayload('"last_page" key is required.');
    new ItemsService(this.database, USERS, SYSTEM, this.now).update([id], { last_page: page });
  }

  private items(): UserItems {
    return new UserItems(this.database, this.who, this.now);
  }
}
