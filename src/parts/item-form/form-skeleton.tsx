import { useMemo } from 'react';
import type { EditableField } from '../../application/item-editing';
import { formTree } from '../../domain/schema';
import { Registries, useService, useText } from '../../kit';
import { Skeleton } from '../../ui';
import { firstFields } from './first-fields.rules';
import { fieldHeight } from './height.rules';
import { interfaceOf } from './interface-of.rules';
import classes from './item-form.module.css';
import { placements } from './placement.rules';

/** The form as it will be, while its item is on its way: every field has its place already. */
export const FormSkeleton = ({ fields }: { readonly fields: readonly EditableField[] }) => {
  const { t } = useText();
  const { interfaces } = useService(Registries);
  const rows = useMemo(() => {
    const shown = formTree(fields).map(({ entry }) => entry.field);
    const places = placements(shown);
    const all = shown.map((field, index) => ({
      name: field.field,
      placement: places[index] ?? 'full',
      height: fieldHeight(interfaces.get(interfaceOf(field)), Boolean(field.meta?.note)),
    }));
    return all.slice(0, firstFields(all, window.innerHeight));
  }, [fields, interfaces]);
  return (
    <div className={classes['form']} role="status" aria-busy="true" aria-label={t('loading')}>
      {rows.map(({ name, placement, height }) => (
        <div key={name} className={classes[placement]}>
          <Skeleton height={`${height}px`} />
        </div>
      ))}
    </div>
  );
};
