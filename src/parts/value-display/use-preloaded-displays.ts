import { useMemo } from 'react';
import type { Field } from '../../domain/schema';
import { Registries, usePreloaded, useService } from '../../kit';
import { displayOf } from './display-of.rules';

/** Fetches the displays of a list while its items are on their way. */
export const usePreloadedDisplays = (fields: readonly Field[]): void => {
  const { displays } = useService(Registries);
  const loaders = useMemo(
    () => [...new Set(fields.map((field) => displays.get(displayOf(field)).component))],
    [fields, displays],
  );
  usePreloaded(loaders);
};
