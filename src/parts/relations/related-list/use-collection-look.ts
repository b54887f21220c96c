import { SchemaStore } from '../../../application/data-model';
import { collectionName } from '../../../domain/schema';
import { useService, useText } from '../../../kit';

export interface CollectionLook {
  readonly name: string;
  readonly icon: string;
}

/** The name and the icon of a collection; of one that is not known its key. */
export const useCollectionLook = (): ((collection: string) => CollectionLook) => {
  const { locale } = useText();
  const { schema } = useService(SchemaStore);
  return (collection) => {
    const known = schema.collections.get(collection);
    return {
      name: known === undefined ? collection : collectionName(known, locale.code),
      icon: known?.meta?.icon ?? 'box',
    };
  };
};
