import type { Browse } from '../../../application/browse';
import { ListExport } from '../../../application/exchange';
import type { WorkParts } from '../../../application/work';
import { WorkPartsService, viewModel } from '../../../kit';

/** The panel in which a list becomes a file. Closed, it leaves behind what is under way, and finds it again. */
export class ExportViewModel {
  readonly work: ListExport;

  constructor(
    private readonly browse: Browse,
    parts: WorkParts,
  ) {
    this.work = browse.exported.takeUp(() => new ListExport(browse, parts));
  }

  dispose(): void {
    this.browse.exported.putDown(this.work);
  }
}

export const exportViewModel = viewModel(
  [WorkPartsService],
  (parts) => (browse: Browse) => new ExportViewModel(browse, parts),
);
