import { memo, startTransition, useEffect, useState } from 'react';
import type { VisibleCollection } from '../../../domain/schema';
import { collectionPath } from '../../../kit';
import { NavigationItem } from '../../../ui';

interface CollectionItemProps {
  readonly collection: VisibleCollection;
  /** The list is the current page. */
  readonly current: boolean;
  /** A page below the list is the current one. */
  readonly within: boolean;
  /** Must be stable. Not called for the current one. */
  readonly onPress: (collection: string) => void;
}

/** Memoised: navigation changes two of hundreds of links. */
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

/** The current collection, and whether the page is below its list. */
interface Here {
  readonly open: string | null;
  readonly within: boolean;
}

interface CollectionItemsProps {
  readonly collections: readonly VisibleCollection[];
  readonly here: Here;
  /** Not called for the current one. */
  readonly onPress: (collection: string) => void;
}

/** More than fit on a screen. */
const FIRST_BATCH = 60;

/** The links of a group's collections. Long lists are rendered in two steps, the rest with low priority. */
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
