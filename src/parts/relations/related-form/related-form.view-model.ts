import { itemDependencies } from '../../../application/dependencies';
import type { ItemForm } from '../../../application/item-editing';
import { type DrawerRequest, RelatedForm } from '../../../application/related-editing';
import { Translator, viewModel } from '../../../kit';

/** The form of a related item, in a drawer over the form that it belongs to, or within it ('at once'). */
export const relatedFormViewModel = viewModel(
  [itemDependencies('items', 'schema', 'access', 'clock', 'identifiers'), Translator],
  (dependencies, { language$ }) =>
    (parent: ItemForm, name: string, request: DrawerRequest, staging?: 'at once', side?: string) =>
      new RelatedForm(parent, name, request, dependencies, language$, staging, side),
);
