import { memo } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { fieldName } from '../../domain/schema';
import { useText } from '../../kit';
import { classNames } from '../../ui';
import { BatchField, type BatchTicks } from './batch-field';
import { rowsHeight, type Row } from './first-fields.rules';
import { FormField } from './form-field';
import classes from './item-form.module.css';
import { LateField } from './late-field';
import { useMeasuredBand } from './use-measured-band';

interface FormBandProps {
  readonly form: ItemForm;
  readonly rows: readonly (Row & { readonly entry: EditableField })[];
  /** How many of them are seen at first. */
  readonly first: number;
  readonly ticks: BatchTicks | undefined;
}

/** Some fields on their grid. A band by itself, so that neither React nor the browser goes over the whole form at a keystroke. */
export const FormBand = memo(({ form, rows, first, ticks }: FormBandProps) => {
  const { locale } = useText();
  const { band, skippable, onDrawn } = useMeasuredBand(rows.length - first);
  return (
    <div
      ref={band}
      className={classNames(classes['form'], classes['band'], skippable && classes['skippable'])}
      style={{ containIntrinsicBlockSize: `auto ${rowsHeight(rows)}px` }}
    >
      {rows.map(({ entry, placement, height }, index) => {
        const key = entry.field.field;
        const place = classes[placement];
        return (
          <LateField
            key={key}
            field={key}
            name={fieldName(entry.field, locale.code)}
            first={index < first}
            height={height}
            className={place}
            onDrawn={onDrawn}
          >
            {ticks === undefined ? (
              <FormField form={form} entry={entry} className={place} />
            ) : (
              <BatchField form={form} entry={entry} className={place} ticks={ticks} />
            )}
          </LateField>
        );
      })}
    </div>
  );
});
