import { FieldTools, type EditableField, type ItemForm } from '../../application/item-editing';
import { viewModel, WorkPartsService } from '../../kit';

export const fieldToolsViewModel = viewModel(
  [WorkPartsService],
  (parts) => (form: ItemForm, editable: EditableField) => new FieldTools(form, editable, parts),
);
