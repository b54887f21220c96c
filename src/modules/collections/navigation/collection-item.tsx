import type { VisibleCollection } from '../../../domain/schema';
import { collectionPath } from '../../../kit';
import { NavigationItem } from '../../../ui';

/** The collection that is open, and whether what is open lies below its list. */
export interface Here {
  readonly open: string | null;
  readonly within: boolean;
}

interface CollectionItemProps {
  readonly collection: VisibleCollection;
  readonly here: Here;
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
