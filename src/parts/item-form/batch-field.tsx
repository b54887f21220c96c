import { memo, useMemo } from 'react';
import type { BatchEdit } from '../../application/browse';
import { fieldName } from '../../domain/schema';
import { useStream, useText } from '../../kit';
import { Checkbox, classNames } from '../../ui';
import { FormField, type FormFieldProps } from './form-field';
import classes from './item-form.module.css';

/** Which fields of several items are to change. */
export type BatchTicks = Pick<BatchEdit, 'isTicked$' | 'toggle'>;

interface BatchFieldProps extends FormFieldProps {
  readonly batch: BatchTicks;
}

/** A field with a tick before it, which lets it be filled in and sends it. */
export const BatchField = memo(({ batch, field, readonly, placement, form }: BatchFieldProps) => {
  const { t, locale } = useText();
  const name = field.field;
  const ticked = useStream(useMemo(() => batch.isTicked$(name), [batch, name]));
  return (
    <div className={classNames(classes[placement], classes['batch'])} data-batch={name}>
      <Checkbox
        checked={ticked}
        disabled={readonly}
        aria-label={t('change_field', { field: fieldName(field, locale.code) })}
        onChange={() => batch.toggle(name)}
      />
      <FormField form={form} field={field} readonly={readonly || !ticked} placement="fill" />
    </div>
  );
});
