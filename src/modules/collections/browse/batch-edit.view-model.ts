import { Subject } from 'rxjs';
import { BatchEdit, type ListSession } from '../../../application/browse';
import type { ItemDependencies } from '../../../application/dependencies';
import { ItemDependenciesService, viewModel } from '../../../kit';

/** The drawer in which several items are edited at once. */
export class BatchEditViewModel {
  private readonly saves = new Subject<void>();
  /** How many they are when it opens. */
  readonly count: number;
  readonly edit: BatchEdit;
  readonly saved$ = this.saves.asObservable();

  constructor(browse: ListSession, parts: ItemDependencies) {
    this.count = browse.selection.keys.length;
    this.edit = new BatchEdit(browse, parts, () => this.saves.next());
  }

  dispose(): void {
    this.edit.dispose();
  }
}

export const batchEditViewModel = viewModel(
  [ItemDependenciesService],
  (parts) => (browse: ListSession) => new BatchEditViewModel(browse, parts),
);
