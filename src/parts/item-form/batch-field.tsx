import { memo, useMemo } from 'react';
import type { BatchEdit } from '../../application/browse';
import { fieldName } from '../../domain/schema';
import { useStream, useText } from '../../kit';
import { Checkbox, classNames } from '../../ui';
import { FormField, type FormFieldProps } from './form-field';
import classes from './item-form.module.css';

/** Which fields of several items are to change. */
export type BatchTicks = Pick<BatchEdit, 'isTicked$' | 'toggle'>;

interface BatchFieldProps extends Pick<FormFieldProps, 'form' | 'entry' | 'className'> {
  readonly ticks: BatchTicks;
}

/** A field with a tick before it, which lets it be filled in and sends it. */
export const BatchField = memo(({ ticks, form, entry, className }: BatchFieldProps) => {
  const { t, locale } = useText();
  const name = entry.field.field;
  const ticked = useStream(useMemo(() => ticks.isTicked$(name), [ticks, name]));
  return (
    <div className={classNames(className, classes['batch'])} data-batch={name}>
      <Checkbox
        checked={ticked}
        disabled={entry.readonly}
        aria-label={t('change_field', { field: fieldName(entry.field, locale.code) })}
        onChange={() => ticks.toggle(name)}
      />
      <FormField form={form} entry={entry} batch={useMemo(() => ({ ticked }), [ticked])} />
    </div>
  );
});
