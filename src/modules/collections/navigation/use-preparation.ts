import { useCallback } from 'react';
import { ListFactoryService, layoutResolver, Registries, SchemaService, useService } from '../../../kit';
import { destinationOf } from '../route-target.rules';

/** Has the list behind a link fetched while the link is still being pressed. */
export const usePreparation = (): ((collection: string, bookmark?: number) => void) => {
  const browsing = useService(ListFactoryService);
  const schema = useService(SchemaService);
  const { layouts, displays } = useService(Registries);
  return useCallback(
    (collection, bookmark) => {
      if (destinationOf(schema.schema, collection, null).kind !== 'list') return;
      browsing.prefetch({ collection, bookmark: bookmark ?? null }, layoutResolver(layouts, displays));
    },
    [browsing, schema, layouts, displays],
  );
};
