import { csvLines, exportFileName } from '../../domain/import-export';
import { currentValue, type NamedTokens } from '../../kernel';
import { Clock } from '../../ports/environment/clock';
import { Downloads } from '../../ports/environment/downloads';
import { ClipboardWriter } from '../clipboard';
import { RolesStore } from './access-store';

type Rows = readonly (readonly string[])[];

export interface ExportPermissionsDependencies {
  readonly clipboard: Pick<ClipboardWriter, 'copyRows'>;
  readonly downloads: Downloads;
  readonly clock: Pick<Clock, 'now'>;
  readonly roles: Pick<RolesStore, 'roles$'>;
}

export const exportPermissionsDependencies: NamedTokens<ExportPermissionsDependencies> = {
  clipboard: ClipboardWriter,
  downloads: Downloads,
  clock: Clock,
  roles: RolesStore,
};

/** The table of a role, null for the public one, as text and as a file, for an audit; see `permissionReport`. */
export class ExportPermissions {
  constructor(
    private readonly role: string | null,
    private readonly dependencies: ExportPermissionsDependencies,
  ) {}

  /** Copies tab-separated lines. */
  copy(rows: Rows): void {
    this.dependencies.clipboard.copyRows(rows);
  }

  /** Saves a CSV file that is named after the role. Cells that a spreadsheet would execute are escaped. */
  download(rows: Rows): void {
    const { clock, downloads } = this.dependencies;
    const name = exportFileName(`permissions-${this.roleName}`, 'csv', clock.now());
    downloads.save(name, new Blob([csvLines(rows)], { type: 'text/csv' }));
  }

  private get roleName(): string {
    if (this.role === null) return 'public';
    return currentValue(this.dependencies.roles.roles$).find(({ id }) => id === this.role)?.name ?? this.role;
  }
}
