import type { VisibleCollection } from '../../../domain/schema';
import { collectionPath } from '../../../kit';
import { NavigationItem } from '../../../ui';

interface CollectionItemProps {
  readonly collection: VisibleCollection;
  /** The collection that is open, and whether what is open lies below its list. */
  readonly here: { readonly open: string | null; readonly within: boolean };
}

export const CollectionItem = ({ collection: { collection, name, icon }, here }: CollectionItemProps) => (
  <NavigationItem
    label={name}
    icon={icon}
    href={collectionPath(collection)}
    current={collection === here.open && !here.within}
    within={collection === here.open && here.within}
  />
);
