import type { ExplainedNode } from '../../../src/domain/filters';
import { currentValue, valueOf } from '../../../src/kernel';
import {
  accessCheckViewModel,
  type AccessCheckViewModel,
} from '../../../src/modules/settings/permissions/access-check/access-check.view-model';
import {
  copyPermissionViewModel,
  type CopyPermissionViewModel,
} from '../../../src/modules/settings/permissions/copy/copy.view-model';
import {
  permissionTableViewModel,
  type PermissionTableViewModel,
  type TableRow,
} from '../../../src/modules/settings/permissions/permission-table.view-model';
import {
  compareRolesViewModel,
  type CompareRolesViewModel,
} from '../../../src/modules/settings/roles/compare/compare-roles.view-model';
import { permissionPlace } from '../../support/permission-addresses';
import type { Services } from '../../../src/kit';
import type { PermissionsActor } from '../permissions-actor';
import type { MemoryRouter } from './memory-router';

/** Stands for the public role in the address. */
const PUBLIC = 'public';

const conditionsOf = (node: ExplainedNode): readonly string[] =>
  node.kind === 'condition' ? [`${node.path} ${node.result} ${String(node.value)}`] : node.parts.flatMap(conditionsOf);

/** Drives the view-model of the table of the role or policy whose page is open. */
export class MemoryPermissions implements PermissionsActor {
  private view: PermissionTableViewModel | null = null;
  /** The page of the view, which a reload replaces. */
  private viewOf: Services | null = null;
  private check: AccessCheckViewModel | null = null;
  private copy: CopyPermissionViewModel | null = null;
  private comparison: CompareRolesViewModel | null = null;

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

  async choosesCopies(collection: string, action: string, targets: readonly string[]): Promise<void> {
    const cell = this.row(collection).cells.find((each) => each.action === action);
    const origin = cell === undefined ? null : this.table.originOf(cell);
    if (origin === null) throw new Error(`There is no permission to ${action} ${collection}`);
    const copy = copyPermissionViewModel(this.router.services)(origin, null);
    this.copy = copy;
    this.router.settle();
    for (const option of currentValue(copy.options$))
      if (targets.includes(option.place.collection)) copy.toggle(option, true);
    this.router.settle();
  }

  async copyPreview(): Promise<readonly string[]> {
    if (this.copy === null) return [];
    return currentValue(this.copy.copy.entries$).map(({ copy: { collection, denied, before, after } }) =>
      denied === null ? `${collection}: ${before.level} to ${after.level}` : `${collection}: fields are missing`,
    );
  }

  async carriesOutCopies(): Promise<void> {
    this.copy?.copy.execute();
    this.router.settle();
  }

  async differencesTo(role: string): Promise<readonly string[]> {
    this.comparison ??= compareRolesViewModel(this.router.services)('en-US');
    this.comparison.roles.compare({ left: null, right: permissionPlace(role, 'articles', 'read').role });
    this.router.settle();
    return currentValue(this.comparison.shown$).rows.map(({ key }) => key);
  }

  async checksAccess(collection: string, key: number | null): Promise<void> {
    this.check ??= accessCheckViewModel(this.router.services)(null, null, 'en-US');
    this.check.chooseCollection(collection);
    if (key !== null) this.check.chooseItem(key);
    this.router.settle();
  }

  async viewsAsRole(collection: string): Promise<void> {
    const { page, services } = this.router;
    if (page.kind !== 'item' || page.role === undefined) throw new Error('No role is open');
    page.role.viewAs?.execute?.();
    if (currentValue(page.role.dialog$) !== 'access') throw new Error('The role can not be viewed as');
    this.check = accessCheckViewModel(services)(page.role.role, null, 'en-US');
    this.check.chooseCollection(collection);
    this.router.settle();
  }

  async verdicts(): Promise<readonly string[]> {
    return this.explained.map(({ action, verdict }) => `${action}: ${verdict}`);
  }

  async conditions(field: string): Promise<readonly string[]> {
    const sources = this.explained.find(({ action }) => action === 'read')?.sources ?? [];
    return sources
      .flatMap(({ tree }) => (tree === null ? [] : conditionsOf(tree)))
      .filter((condition) => condition.startsWith(`${field} `))
      .map((condition) => condition.slice(field.length + 1));
  }

  private get explained() {
    return this.check === null ? [] : (valueOf(currentValue(this.check.answer$))?.actions ?? []);
  }

  private get table(): PermissionTableViewModel {
    const { services, path } = this.router;
    if (this.view === null || this.viewOf !== services) {
      this.view = permissionTableViewModel(services)(this.openHolder, path);
      this.viewOf = services;
      this.router.settle();
    }
    return this.view;
  }

  /** The key of the open role or policy; null for the public role. */
  private get openHolder(): string | null {
    const key = /^\/settings\/(?:policies|roles)\/([^/]+)/.exec(this.router.path)?.[1] ?? PUBLIC;
    return key === PUBLIC ? null : key;
  }

  private row(collection: string): TableRow {
    const found = currentValue(this.table.rows$).find((row) => row.collection === collection);
    if (found === undefined) throw new Error(`The table has no row ${collection}`);
    return found;
  }
}
