import { Subject } from 'rxjs';
import { BatchEdit, type Browse } from '../../../application/browse';
import type { WorkParts } from '../../../application/work';
import { WorkPartsService, viewModel } from '../../../kit';

/** The drawer in which several items are edited at once. */
export class BatchEditViewModel {
  private readonly saves = new Subject<void>();
  /** How many they are when it opens. */
  readonly count: number;
  readonly edit: BatchEdit;
  readonly saved$ = this.saves.asObservable();

  constructor(browse: Browse, parts: WorkParts) {
    this.count = browse.selection.keys.length;
    this.edit = new BatchEdit(browse, parts, () => this.saves.next());
  }

  dispose(): void {
    this.edit.dispose();
  }
}

export const batchEditViewModel = viewModel(
  [WorkPartsService],
  (parts) => (browse: Browse) => new BatchEditViewModel(browse, parts),
);
