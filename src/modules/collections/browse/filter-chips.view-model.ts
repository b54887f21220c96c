import type { Browse } from '../../../application/browse';
import { ItemNames } from '../../../application/filters';
import type { WorkParts } from '../../../application/work';
import { removeFilter } from '../../../domain/filters';
import { WorkPartsService, viewModel } from '../../../kit';

/** The filters of a list as sentences. */
export class FilterChipsViewModel {
  readonly names: ItemNames;

  constructor(
    { items, schema }: WorkParts,
    private readonly browse: Browse,
  ) {
    this.names = new ItemNames(items, schema);
  }

  remove(key: string): void {
    const { view } = this.browse;
    view.change({ filters: removeFilter(view.view.filters, key) });
  }

  dispose(): void {
    this.names.dispose();
  }
}

export const filterChipsViewModel = viewModel(
  [WorkPartsService],
  (parts: WorkParts) => (browse: Browse) => new FilterChipsViewModel(parts, browse),
);
