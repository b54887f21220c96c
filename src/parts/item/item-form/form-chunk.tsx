import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import { useText } from '../../../kit';
import { classNames } from '../../../ui';
import { BatchField, type BatchTicks, FormField } from './form-field';
import { DeferredField } from './deferred-field';
import { type Row, rowsHeight } from './form-layout.rules';
import classes from './item-form.module.css';

interface MeasuredChunk {
  readonly chunk: RefObject<HTMLDivElement | null>;
  /** True while `content-visibility` may skip the chunk: nothing is mounted yet, or the browser has measured it. */
  readonly skippable: boolean;
  /** To be called once for each deferred field. */
  readonly onMounted: () => void;
}

/**
 * Has a chunk laid out once as soon as all of its fields are mounted. The browser remembers its height, so that
 * scrolling to it later does not shift the page.
 */
export const useMeasuredChunk = (deferredCount: number): MeasuredChunk => {
  const chunk = useRef<HTMLDivElement>(null);
  const remaining = useRef(deferredCount);
  const [step, setStep] = useState<'waiting' | 'whole' | 'measured'>(deferredCount > 0 ? 'waiting' : 'whole');
  const onMounted = useCallback(() => {
    remaining.current -= 1;
    if (remaining.current === 0) setStep('whole');
  }, []);
  useEffect(() => {
    if (step !== 'whole' || chunk.current === null || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setStep('measured'));
    observer.observe(chunk.current);
    return () => observer.disconnect();
  }, [step]);
  return { chunk, skippable: step !== 'whole', onMounted };
};

interface FormChunkProps {
  readonly form: ItemForm;
  readonly rows: readonly (Row & { readonly entry: EditableField })[];
  /** The number of fields in the first viewport. */
  readonly visibleCount: number;
  readonly ticks: BatchTicks | undefined;
}

/**
 * Some fields of the form on their grid. Chunks, so that a keystroke does not make React or the browser process the
 * whole form.
 */
export const FormChunk = memo(({ form, rows, visibleCount, ticks }: FormChunkProps) => {
  const { fieldName } = useText();
  const { chunk, skippable, onMounted } = useMeasuredChunk(rows.length - visibleCount);
  return (
    <div
      ref={chunk}
      className={classNames(classes['form'], classes['band'], skippable && classes['skippable'])}
      style={{ containIntrinsicBlockSize: `auto ${rowsHeight(rows)}px` }}
    >
      {rows.map(({ entry, placement, height }, index) => {
        const key = entry.field.field;
        const className = classes[placement];
        return (
          <DeferredField
            key={key}
            field={key}
            name={fieldName(entry.field)}
            isVisible={index < visibleCount}
            height={height}
            className={className}
            onMounted={onMounted}
          >
            {ticks === undefined ? (
              <FormField form={form} entry={entry} className={className} />
            ) : (
              <BatchField form={form} entry={entry} className={className} ticks={ticks} />
            )}
          </DeferredField>
        );
      })}
    </div>
  );
});
