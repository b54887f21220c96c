import { useMemo } from 'react';
import type { EditableField } from '../../application/item-editing';
import { isGroup } from '../../domain/schema';
import { Registries, usePreloaded, useService } from '../../kit';
import { interfaceOf } from './interface-of.rules';

/** Fetches the interfaces of a form while its item is on its way; true once it can be drawn in one go. */
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
