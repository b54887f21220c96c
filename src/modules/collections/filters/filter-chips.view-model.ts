import type { ListSession } from '../../../application/browse';
import { ItemNames } from '../../../application/filters';
import type { ItemDependencies } from '../../../application/dependencies';
import { removeFilter } from '../../../domain/filters';
import { ItemDependenciesService, viewModel } from '../../../kit';

/** The filters of a list as sentences. */
export class FilterChipsViewModel {
  readonly names: ItemNames;

  constructor(
    { items, schema }: ItemDependencies,
    private readonly browse: ListSession,
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
  [ItemDependenciesService],
  (parts: ItemDependencies) => (browse: ListSession) => new FilterChipsViewModel(parts, browse),
);
