import { useMemo } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { BatchField, type BatchTicks } from './batch-field';
import { FormField } from './form-field';
import classes from './item-form.module.css';
import { placements } from './placement.rules';

interface ItemFormFieldsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
  /** Several items are edited at once: each field has a tick, and only ticked ones count. */
  readonly batch?: BatchTicks;
}

/** The fields of an item on their grid. */
export const ItemFormFields = ({ form, fields, batch }: ItemFormFieldsProps) => {
  const places = useMemo(() => placements(fields.map(({ field }) => field)), [fields]);
  return (
    <div className={classes['form']}>
      {fields.map(({ field, readonly }, index) => {
        const shared = { form, field, readonly, placement: places[index] ?? 'full' };
        return batch === undefined ? <FormField key={field.field} {...shared} /> : <BatchField key={field.field} {...shared} batch={batch} />;
      })}
    </div>
  );
};
