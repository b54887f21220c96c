import { startTransition, useEffect, useState } from 'react';
import type { VisibleCollection } from '../../../domain/schema';
import { CollectionItem } from './collection-item';

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
const AT_ONCE = 60;

/** The collections of a group. Of hundreds the first ones come with the page, the others once that is there. */
export const CollectionItems = ({ collections, here, onPress }: CollectionItemsProps) => {
  const [whole, setWhole] = useState(collections.length <= AT_ONCE);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = whole ? collections : collections.slice(0, AT_ONCE);
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
