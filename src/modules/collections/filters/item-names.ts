import { ItemNames } from '../../../application/filters';
import { ItemDependenciesService, viewModel } from '../../../kit';

/** The names of related items in filters. */
export const itemNames = viewModel(
  [ItemDependenciesService],
  ({ items, schema }) =>
    () =>
      new ItemNames(items, schema),
);
