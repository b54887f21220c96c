import type { Item, PrimaryKey } from '../../../../domain/items';
import { ItemsService } from '../items';
import { assertAdministratorLeft } from './policies';

/** Items of policies and of their attachments: a change that leaves no administrator is undone. */
export class GuardedItems extends ItemsService {
  override update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] {
    return this.guarded(() => super.update(keys, edits));
  }

  override remove(keys: readonly PrimaryKey[]): void {
    this.guarded(() => super.remove(keys));
  }

  private guarded<A>(write: () => A): A {
    return this.database.transaction(() => {
      const written = write();
      assertAdministratorLeft(this.database);
      return written;
    });
  }
}
