import type { ListSession } from '../../../application/browse';
import { ListExport } from '../../../application/import-export';
import type { ItemDependencies } from '../../../application/dependencies';
import { ItemDependenciesService, viewModel } from '../../../kit';

/** The panel in which a list becomes a file. Closed, it leaves behind what is under way, and finds it again. */
export class ExportViewModel {
  readonly work: ListExport;

  constructor(
    private readonly browse: ListSession,
    parts: ItemDependencies,
  ) {
    this.work = browse.backgroundExport.attach(() => new ListExport(browse, parts));
  }

  dispose(): void {
    this.browse.backgroundExport.detach(this.work);
  }
}

export const exportViewModel = viewModel(
  [ItemDependenciesService],
  (parts) => (browse: ListSession) => new ExportViewModel(browse, parts),
);
