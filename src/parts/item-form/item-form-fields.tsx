import { useMemo } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { FormField } from './form-field';
import classes from './item-form.module.css';
import { placements } from './placement.rules';

interface ItemFormFieldsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
}

/** The fields of an item on their grid. */
export const ItemFormFields = ({ form, fields }: ItemFormFieldsProps) => {
  const places = useMemo(() => placements(fields.map(({ field }) => field)), [fields]);
  return (
    <div className={classes['form']}>
      {fields.map(({ field, readonly }, index) => (
        <FormField key={field.field} form={form} field={field} readonly={readonly} placement={places[index] ?? 'full'} />
      ))}
    </div>
  );
};
