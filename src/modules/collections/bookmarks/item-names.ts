import { ItemNames } from '../../../application/filters';
import { FilterPartsService, viewModel } from '../../../kit';

/** What the items are called that the filters of a bookmark name. */
export const itemNames = viewModel([FilterPartsService], ({ items, schema }) => () => new ItemNames(items, schema));
