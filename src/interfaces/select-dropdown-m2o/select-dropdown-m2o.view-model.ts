import { RelatedItem } from '../../application/relations';
import { viewModel, WorkPartsService } from '../../kit';

/** The item that is chosen, by its name. */
export const relatedItem = viewModel(
  [WorkPartsService],
  (parts) => (collection: string, template: string | null) => new RelatedItem(parts, collection, template),
);
