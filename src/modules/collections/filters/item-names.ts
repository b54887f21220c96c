import { ItemNames } from '../../../application/filters';
import { viewModel } from '../../../kit';
import { ItemDependencies } from '../../../application/dependencies';

/** The names of related items in filters. */
export const itemNames = viewModel(
  [ItemDependencies],
  ({ items, schema }) =>
    () =>
      new ItemNames(items, schema),
);
