import { ItemNames } from '../../../application/filters';
import { WorkPartsService, viewModel } from '../../../kit';

/** What the items are called that the filters of a bookmark name. */
export const itemNames = viewModel(
  [WorkPartsService],
  ({ items, schema }) =>
    () =>
      new ItemNames(items, schema),
);
