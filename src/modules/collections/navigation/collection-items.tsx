import { memo, startTransition, useEffect, useState } from 'react';
import type { VisibleCollection } from '../../../domain/schema';
import { collectionPath } from '../../../kit';
import { NavigationItem } from '../../../ui';

interface CollectionItemProps {
  readonly collection: VisibleCollection;
  /** Its list is open. */
  readonly current: boolean;
  /** Something below its list is open. */
  readonly within: boolean;
  /** Keeps its identity. Not for the one that is open. */
  readonly onPress: (collection: string) => void;
}

/** Another address changes two of hundreds: the others are left as they are. */
const CollectionItem = memo(
  ({ collection: { collection, name, icon }, current, within, onPress }: CollectionItemProps) => (
    <NavigationItem
      label={name}
      icon={icon}
      href={collectionPath(collection)}
      current={current}
      within={within}
      onPress={current ? undefined : () => onPress(collection)}
    />
  ),
);

/** The collection that is open, and whether what is open lies below its list. */
interface Here {
  readonly open: string | null;
  readonly within: boolean;
}

interface CollectionItemsProps {
  readonly collections: readonly VisibleCollection[];
  readonly here: Here;
  /** Somebody presses one that is not open. */
  readonly onPress: (collection: string) => void;
}

/** More than fit on a screen. */
const FIRST_BATCH = 60;

/** The collections of a group. Of hundreds the first ones come with the page, the others once that is there. */
export const CollectionItems = ({ collections, here, onPress }: CollectionItemsProps) => {
  const [whole, setWhole] = useState(collections.length <= FIRST_BATCH);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = whole ? collections : collections.slice(0, FIRST_BATCH);
  return shown.map((each) => {
    const open = each.collection === here.open;
    return (
      <CollectionItem
        key={each.collection}
        collection={each}
        current={open && !here.within}
        within={open && here.within}
        onPress={onPress}
      />
    );
  });
};
