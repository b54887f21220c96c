export { DeleteItem, type DeleteDenial } from './delete-item';
export { editableFields, type EditableField } from './editable-field';
export { ItemEditing } from './item-editing';
export { ItemForm, type FieldState } from './item-form';
export { openItem, type OpenItem } from './open-item';
export { SaveItem, type AfterSave, type SaveDenial, type Saved } from './save-item';
