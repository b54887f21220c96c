import type { ListSession } from '../../../../application/browse';
import { ListExport, type ExportDependencies } from '../../../../application/import-export';
import { itemDependencies } from '../../../../application/dependencies';
import { DevicePreferences } from '../../../../application/settings';
import { viewModel } from '../../../../kit';

/** The export panel. A running export goes on when the panel is closed and is shown again when it opens. */
export class ExportViewModel {
  readonly work: ListExport;

  constructor(
    private readonly browse: ListSession,
    parts: ExportDependencies,
  ) {
    this.work = browse.backgroundExport.attach(() => new ListExport(browse, parts));
  }

  dispose(): void {
    this.browse.backgroundExport.detach(this.work);
  }
}

export const exportViewModel = viewModel(
  [itemDependencies('items', 'clock', 'downloads', 'notifications', 'schema', 'access'), DevicePreferences],
  (parts, preferences) => (browse: ListSession) => new ExportViewModel(browse, { ...parts, preferences }),
);
