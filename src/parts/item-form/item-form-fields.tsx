import { useMemo, useState } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { formTree } from '../../domain/schema';
import { useText } from '../../kit';
import { Notice } from '../../ui';
import type { BatchTicks } from './batch-field';
import { FormNodes } from './form-nodes';
import { LateMounts, LateMountsContext } from './late-mounts';
import { PreviewContext } from './preview-context';

interface ItemFormFieldsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
  /** Several items are edited at once: each field has a tick, and only ticked ones count. */
  readonly batch?: BatchTicks | undefined;
  /** Nothing in it can be changed, and whoever shows it says so, once. */
  readonly preview?: boolean | undefined;
}

/** The fields of an item on their grid, in their groups. */
export const ItemFormFields = ({ form, fields, batch, preview = false }: ItemFormFieldsProps) => {
  const { t } = useText();
  const nodes = useMemo(() => formTree(fields), [fields]);
  const [mounts] = useState(() => new LateMounts());
  const [room] = useState(() => window.innerHeight);
  if (nodes.length === 0 && batch === undefined) return <Notice>{t('no_fields_here')}</Notice>;
  return (
    <PreviewContext value={preview}>
      <LateMountsContext value={mounts}>
        <FormNodes form={form} nodes={nodes} ticks={batch} room={room} />
      </LateMountsContext>
    </PreviewContext>
  );
};
