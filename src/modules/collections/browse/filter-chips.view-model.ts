import type { Browse } from '../../../application/browse';
import { ItemNames, type FilterParts } from '../../../application/filters';
import { removeFilter } from '../../../domain/filters';
import { FilterPartsService, viewModel } from '../../../kit';

/** The filters of a list as sentences. */
export class FilterChipsViewModel {
  readonly names: ItemNames;

  constructor(
    { items, schema }: FilterParts,
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

export const filterChipsViewModel = viewModel([FilterPartsService], (parts: FilterParts) => (browse: Browse) => new FilterChipsViewModel(parts, browse));
