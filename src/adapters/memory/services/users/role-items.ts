import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Accountability } from '../../accountability';
import { apiException } from '../../api-error';
import type { Database } from '../../world/database';
import { ItemsService } from '../items';
import { assertAdministratorLeft } from '../policies/policies';

const ROLES = 'directus_roles';

/** Items of `directus_roles`. The last admin role cannot be deleted; users of a deleted role are suspended. */
export class RoleItems extends ItemsService {
  constructor(database: Database, who: Accountability, now: () => number) {
    super(database, ROLES, who, now);
  }

  /** Deletes the role's permissions and suspends its users. Checks for another admin role first. */
  override remove(keys: readonly PrimaryKey[]): void {
    const deleted = new Set(keys.map(String));
    if (this.database.model.hasPolicies) {
      this.database.transaction(() => {
        super.remove(keys);
        assertAdministratorLeft(this.database);
      });
      return;
    }
    const hasOtherAdmin = this.database
      .rows(ROLES)
      .some((row) => row['admin_access'] === true && !deleted.has(String(row['id'])));
    if (!hasOtherAdmin) throw apiException(422, 'UNPROCESSABLE_ENTITY', "You can't delete the last admin role.");
    this.database.transaction(() => {
      this.writeOfRoles('directus_permissions', deleted, (items, found) => items.remove(found));
      this.writeOfRoles(
        'directus_users',
        deleted,
        (items, found) => void items.update(found, { status: 'suspended', role: null }),
      );
      super.remove(keys);
    });
  }

  /** Writes items of these roles without checking further permissions; logged as the caller. */
  private writeOfRoles(
    collection: string,
    roles: ReadonlySet<string>,
    work: (items: ItemsService, found: readonly PrimaryKey[]) => void,
  ): void {
    const ofRole = (row: Item): boolean => typeof row['role'] === 'string' && roles.has(row['role']);
    const found = this.database
      .rows(collection)
      .filter(ofRole)
      .map((row) => row['id'] as PrimaryKey);
    if (found.length > 0)
      work(new ItemsService(this.database, collection, { ...this.who, admin: true }, this.now), found);
  }
}
