import { useCallback } from 'react';
import { BrowsingService, knownLayouts, Registries, SchemaService, useService } from '../../../kit';
import { destinationOf } from '../destination.rules';

/** Has the list behind a link fetched while the link is still being pressed. */
export const usePreparation = (): ((collection: string, bookmark?: number) => void) => {
  const browsing = useService(BrowsingService);
  const schema = useService(SchemaService);
  const { layouts, displays } = useService(Registries);
  return useCallback(
    (collection, bookmark) => {
      if (destinationOf(schema.schema, collection, null).kind !== 'list') return;
      browsing.prepare({ collection, bookmark: bookmark ?? null }, knownLayouts(layouts, displays));
    },
    [browsing, schema, layouts, displays],
  );
};
