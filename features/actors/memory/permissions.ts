import { currentValue } from '../../../src/kernel';
import {
  permissionTableViewModel,
  type PermissionTableViewModel,
  type TableRow,
} from '../../../src/modules/settings/permissions/permission-table.view-model';
import type { PermissionsActor } from '../permissions-actor';
import type { MemoryRouter } from './memory-router';

/** Drives the view-model of the public role's table. */
export class MemoryPermissions implements PermissionsActor {
  private view: PermissionTableViewModel | null = null;

  constructor(private readonly router: MemoryRouter) {}

  async setsCell(collection: string, action: string, level: 'all' | 'none'): Promise<void> {
    const cells = this.row(collection).cells.filter((cell) => cell.action === action);
    this.table.setLevel(cells, level);
    this.router.settle();
  }

  async setsRow(collection: string, level: 'all' | 'none'): Promise<void> {
    this.table.setLevel(this.row(collection).cells, level);
    this.router.settle();
  }

  async levels(collection: string): Promise<readonly string[]> {
    return this.row(collection).cells.map(({ level }) => level);
  }

  private get table(): PermissionTableViewModel {
    if (this.view === null) {
      this.view = permissionTableViewModel(this.router.services)(null, this.router.path);
      this.router.settle();
    }
    return this.view;
  }

  private row(collection: string): TableRow {
    const found = currentValue(this.table.rows$).find((row) => row.collection === collection);
    if (found === undefined) throw new Error(`The table has no row ${collection}`);
    return found;
  }
}
