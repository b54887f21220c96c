import { useCallback } from 'react';
import { AccessStore } from '../../application/access';
import { hasAddress, type PrimaryKey } from '../../domain/items';
import { isSystemCollection } from '../../domain/schema';
import { Registries, useContributions } from '../contributions/registries';
import { useService } from '../services/services';
import { useStream } from '../services/streams';
import { itemPath, systemPagePath } from './paths';

/**
 * The path of an item's page; null when it has none, as with a key that no address can contain, or its module is not
 * registered or does not allow the user.
 */
type ItemLink = (collection: string, key: PrimaryKey) => string | null;

/** Keeps its identity until modules or access change. */
export const useItemLink = (): ItemLink => {
  const modules = useContributions(useService(Registries).modules);
  const access = useStream(useService(AccessStore).access$);
  return useCallback(
    (collection, key) => {
      if (!hasAddress(key)) return null;
      const path = isSystemCollection(collection) ? systemPagePath(collection, String(key)) : itemPath(collection, key);
      const first = path?.split('/')[1];
      return modules.some((module) => module.path === first && module.allows(access)) ? path : null;
    },
    [modules, access],
  );
};
