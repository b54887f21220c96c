import type { EditableField, ItemForm } from '../../application/item-editing';
import { FormField } from './form-field';
import classes from './item-form.module.css';

interface ItemFormFieldsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
}

/** The fields of an item on their grid. */
export const ItemFormFields = ({ form, fields }: ItemFormFieldsProps) => (
  <div className={classes['form']}>
    {fields.map(({ field, readonly }) => (
      <FormField key={field.field} form={form} field={field} readonly={readonly} />
    ))}
  </div>
);
