import { ItemNames } from '../../../application/filters';
import { ItemDependenciesService, viewModel } from '../../../kit';

/** What the items are called that the filters of a bookmark name. */
export const itemNames = viewModel(
  [ItemDependenciesService],
  ({ items, schema }) =>
    () =>
      new ItemNames(items, schema),
);
