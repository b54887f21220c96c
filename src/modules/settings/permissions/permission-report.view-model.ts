import { RolesStore } from '../../../application/access';
import { ClipboardWriter } from '../../../application/clipboard';
import { csvLines, exportFileName } from '../../../domain/import-export';
import { currentValue } from '../../../kernel';
import { viewModel } from '../../../kit';
import { Clock } from '../../../ports/environment/clock';
import { Downloads } from '../../../ports/environment/downloads';

/** The table of a role as text and as a file, for an audit. */
export class PermissionReportViewModel {
  constructor(
    private readonly role: string | null,
    private readonly clipboard: Pick<ClipboardWriter, 'copyRows'>,
    private readonly downloads: Downloads,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly roles: Pick<RolesStore, 'roles$'>,
  ) {}

  copy(rows: readonly (readonly string[])[]): void {
    this.clipboard.copyRows(rows);
  }

  /** Cells that a spreadsheet would execute are escaped. */
  download(rows: readonly (readonly string[])[]): void {
    const name = exportFileName(`permissions-${this.roleName}`, 'csv', this.clock.now());
    this.downloads.save(name, new Blob([csvLines(rows)], { type: 'text/csv' }));
  }

  dispose(): void {
    // Nothing here outlives a click.
  }

  private get roleName(): string {
    if (this.role === null) return 'public';
    return currentValue(this.roles.roles$).find(({ id }) => id === this.role)?.name ?? this.role;
  }
}

export const permissionReportViewModel = viewModel(
  [ClipboardWriter, Downloads, Clock, RolesStore],
  (clipboard, downloads, clock, roles) => (role: string | null) =>
    new PermissionReportViewModel(role, clipboard, downloads, clock, roles),
);
