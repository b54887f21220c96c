import { ItemNames } from '../../../application/filters';
import { viewModel } from '../../../kit';
import { itemDependencies } from '../../../application/dependencies';

/** The names of items that are known by their keys, as in filters and lists of drafts. */
export const itemNames = viewModel(
  [itemDependencies('items', 'schema')],
  ({ items, schema }) =>
    (language: string) =>
      new ItemNames(items, schema, language),
);
