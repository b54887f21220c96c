import { ItemNames } from '../../../../application/filters';
import { viewModel } from '../../../../kit';
import { itemDependencies } from '../../../../application/dependencies';

/** The names of related items in filters. */
export const itemNames = viewModel(
  [itemDependencies('items', 'schema')],
  ({ items, schema }) =>
    (language: string) =>
      new ItemNames(items, schema, language),
);
