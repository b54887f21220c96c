import { useMemo } from 'react';
import type { EditableField } from '../../domain/permissions';
import { formTree, isGroup } from '../../domain/schema';
import { Registries, usePreloaded, useService, useText } from '../../kit';
import { Skeleton } from '../../ui';
import { fieldHeight, visibleFieldCount, placements } from './form-layout.rules';
import { interfaceOf } from './interface-of.rules';
import classes from './item-form.module.css';

/** Placeholder of the form while its item loads: every field has its position already. */
export const FormSkeleton = ({ fields }: { readonly fields: readonly EditableField[] }) => {
  const { t } = useText();
  const { interfaces } = useService(Registries);
  const rows = useMemo(() => {
    const visible = formTree(fields).map(({ entry }) => entry.field);
    const columns = placements(visible);
    const all = visible.map((field, index) => ({
      name: field.field,
      placement: columns[index] ?? 'full',
      height: fieldHeight(interfaces.get(interfaceOf(field)), Boolean(field.meta?.note)),
    }));
    return all.slice(0, visibleFieldCount(all, window.innerHeight));
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

/** Loads the interfaces of a form while its item loads; true once all can render without a placeholder. */
export const usePreloadedInterfaces = (fields: readonly EditableField[]): boolean => {
  const { interfaces } = useService(Registries);
  const loaders = useMemo(
    () => [
      ...new Set(
        fields.filter(({ field }) => !isGroup(field)).map(({ field }) => interfaces.get(interfaceOf(field)).component),
      ),
    ],
    [fields, interfaces],
  );
  return usePreloaded(loaders);
};
