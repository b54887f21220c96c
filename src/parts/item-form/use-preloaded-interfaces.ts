import { useMemo } from 'react';
import type { EditableField } from '../../application/item-editing';
import { Registries, usePreloaded, useService } from '../../kit';
import { interfaceOf } from './interface-of.rules';

/** Fetches the interfaces of a form while its item is on its way. */
export const usePreloadedInterfaces = (fields: readonly EditableField[]): void => {
  const { interfaces } = useService(Registries);
  const loaders = useMemo(
    () => [...new Set(fields.map(({ field }) => interfaces.get(interfaceOf(field)).component))],
    [fields, interfaces],
  );
  usePreloaded(loaders);
};
